import { productIndex } from '@patine/contract/search/indexes';
import {
  type AlgoliaRequest,
  type AlgoliaResponse,
  createAlgoliaHandler,
  type SearchEvent,
} from '@patine/search';
import type { Services } from '../../context.ts';
import { algoliaAccount, type AlgoliaAccount } from './algolia/account.ts';
import { algoliaIndex, prepareAlgolia } from './algolia/algolia-index.ts';
import { checkAlgolia } from './algolia/check-algolia.ts';
import { forwardTo } from './algolia/forward.ts';
import { embeddedIndex } from './embedded-index.ts';
import type { SearchIndex } from './search-index.ts';

/** The engine in this process or an Algolia account. */
export type SearchBackend = {
  index: SearchIndex;
  /** True if all processes write to the same index; else each has its own. */
  isShared: boolean;
  answer: (request: AlgoliaRequest) => Promise<AlgoliaResponse>;
  /** Prepares the indexes; `isEmpty` means that all records must be written. */
  open: () => Promise<{ isEmpty: boolean }>;
  /** Rewrites the settings of all indexes. */
  renew: () => Promise<void>;
  /** Number of records in one language; null for an Algolia account. */
  size: () => number | null;
};

/** Receives click and conversion events, for the embedded engine only; otherwise they are forwarded to Algolia. */
type OnEvents = (events: readonly SearchEvent[]) => void;

export function searchBackend(
  { config, log, clock }: Pick<Services, 'config' | 'log' | 'clock'>,
  onEvents: OnEvents,
): SearchBackend {
  const account = algoliaAccount(config);
  const onFailure = (failure: unknown) => log.error({ err: failure }, 'a search failed');
  return account ? hosted(account, log, onFailure) : embedded({ onFailure, onEvents, clock });
}

type BackendHooks = { onFailure: (failure: unknown) => void; onEvents: OnEvents; clock: Services['clock'] };

function embedded({ onFailure, onEvents, clock }: BackendHooks): SearchBackend {
  const { engine, index } = embeddedIndex();
  return {
    index,
    isShared: false,
    answer: createAlgoliaHandler(engine, { onFailure, onEvents, clock: () => clock.now().getTime() }),
    open: async () => ({ isEmpty: true }),
    renew: async () => undefined,
    size: () => engine.size(productIndex('relevance', 'fr')),
  };
}

function hosted(
  account: AlgoliaAccount,
  log: Services['log'],
  onFailure: (failure: unknown) => void,
): SearchBackend {
  return {
    index: algoliaIndex(account),
    isShared: true,
    answer: forwardTo(account, onFailure),
    open: async () => {
      const problems = await checkAlgolia(account);
      const isUseless = problems.some((problem) => problem.of === 'account');
      for (const { of, words } of problems) {
        if (of === 'account') log.error({ problem: words }, 'Algolia cannot serve the shop');
        else log.info({ problem: words }, 'Algolia is set up');
      }
      if (problems.length > 0 && !isUseless) await prepareAlgolia(account);
      return { isEmpty: !isUseless && problems.some((problem) => problem.of === 'index') };
    },
    renew: () => prepareAlgolia(account),
    size: () => null,
  };
}
