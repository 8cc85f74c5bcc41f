import type { SearchEvent } from '@patine/search';
import type { Services } from '../../context.ts';
import { algoliaAccount, type AlgoliaAccount } from './algolia/account.ts';
import { algoliaIndex, prepareAlgolia } from './algolia/algolia-index.ts';
import { checkAlgolia } from './algolia/check-algolia.ts';
import { forwardTo } from './algolia/forward.ts';
import { readDictionaries } from './dictionaries.ts';
import { createIndexer } from './indexer.ts';
import { createLiveIndex } from './live-index.ts';
import { openSearchConnection } from './opensearch/connection.ts';
import { openSearchBackend } from './opensearch/opensearch-backend.ts';
import type { SearchBackend } from './search-backend.ts';
import { createSnapshots, type SnapshotHost } from './snapshot/snapshots.ts';

/** Receives click and conversion events; those of an Algolia account are forwarded to it instead. */
type OnEvents = (events: readonly SearchEvent[]) => void;

export function searchBackend(
  app: SnapshotHost,
  services: Pick<Services, 'config' | 'db' | 'readReplica' | 'log' | 'clock'>,
  onEvents: OnEvents,
): SearchBackend {
  const account = algoliaAccount(services.config);
  const server = openSearchConnection(services.config);
  const onFailure = (failure: unknown) => services.log.error({ err: failure }, 'a search failed');
  if (server) return openSearchBackend(services, server, { onFailure, onEvents });
  return account ? hosted(services, account, onFailure) : embedded(app, services, { onFailure, onEvents });
}

type BackendHooks = { onFailure: (failure: unknown) => void; onEvents: OnEvents };

function embedded(
  app: SnapshotHost,
  services: Pick<Services, 'config' | 'db' | 'readReplica' | 'log' | 'clock'>,
  hooks: BackendHooks,
): SearchBackend {
  const index = createLiveIndex(services, { ...hooks, clock: () => services.clock.now().getTime() });
  const snapshots = createSnapshots(app, services, index);
  return {
    ...index,
    isShared: false,
    renewWords: null,
    readWords: null,
    open: async () => ({ isEmpty: snapshots === null || !(await snapshots.restore()) }),
  };
}

function hosted(
  services: Pick<Services, 'db' | 'readReplica' | 'log' | 'clock'>,
  account: AlgoliaAccount,
  onFailure: (failure: unknown) => void,
): SearchBackend {
  const { log } = services;
  const indexer = createIndexer(services, algoliaIndex(account));
  const prepare = async () => prepareAlgolia(account, await readDictionaries(services));
  const everything = async () => {
    await prepare();
    await indexer.everything();
  };
  return {
    indexer: { ...indexer, everything },
    isShared: true,
    renewWords: prepare,
    readWords: null,
    answer: forwardTo(account, onFailure),
    open: async () => {
      const problems = await checkAlgolia(account);
      const isUseless = problems.some((problem) => problem.of === 'account');
      for (const { of, words } of problems) {
        if (of === 'account') log.error({ problem: words }, 'Algolia cannot serve the shop');
        else log.info({ problem: words }, 'Algolia is set up');
      }
      const isEmpty = !isUseless && problems.some((problem) => problem.of === 'index');
      if (problems.length > 0 && !isUseless && !isEmpty) await prepare();
      return { isEmpty };
    },
    size: () => null,
  };
}
