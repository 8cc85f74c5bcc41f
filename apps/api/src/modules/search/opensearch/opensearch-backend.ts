import type { SearchEvent } from '@patine/search';
import type { Services } from '../../../context.ts';
import { createIndexer } from '../indexer.ts';
import type { SearchBackend } from '../search-backend.ts';
import { answerFrom } from './answer.ts';
import { checkOpenSearch } from './check-opensearch.ts';
import type { OpenSearchConnection } from './connection.ts';
import { currentConfigs } from './current-configs.ts';
import { openSearchIndex } from './opensearch-index.ts';

type Hooks = { onFailure: (failure: unknown) => void; onEvents: (events: readonly SearchEvent[]) => void };

/** OpenSearch behind the one interface of search. */
export function openSearchBackend(
  services: Pick<Services, 'db' | 'readReplica' | 'log' | 'clock'>,
  connection: OpenSearchConnection,
  hooks: Hooks,
): SearchBackend {
  const { log } = services;
  const configs = currentConfigs(services);
  const indexer = createIndexer(services, openSearchIndex(connection, configs));
  const everything = async () => {
    await configs.renew();
    await indexer.everything();
  };
  return {
    indexer: { ...indexer, everything },
    isShared: true,
    // Phrases are found by the words that an index was filled with.
    renewWords: everything,
    readWords: configs.renew,
    answer: answerFrom(connection, configs, hooks),
    open: async () => {
      await configs.renew();
      const problems = await checkOpenSearch(connection, configs.all());
      const isUseless = problems.some((problem) => problem.of === 'server');
      for (const { words } of problems) {
        if (isUseless) log.error({ problem: words }, 'OpenSearch cannot serve the shop');
        else log.info({ problem: words }, 'OpenSearch is filled');
      }
      return { isEmpty: !isUseless && problems.length > 0 };
    },
    size: () => null,
  };
}
