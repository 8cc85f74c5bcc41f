import type { Config } from '../../config.ts';
import type { Services } from '../../context.ts';
import { algoliaAccount } from './algolia/account.ts';
import { checkAlgolia } from './algolia/check-algolia.ts';
import { checkOpenSearch } from './opensearch/check-opensearch.ts';
import { openSearchConnection } from './opensearch/connection.ts';
import { publishedConfigs } from './opensearch/current-configs.ts';

/** Lines for the operator: which search the shop uses, and its problems if it is not ready. */
export async function describeSearch(
  config: Config,
  sources: Pick<Services, 'db' | 'clock'>,
): Promise<{ lines: string[]; isWell: boolean }> {
  const account = algoliaAccount(config);
  if (account) return described(`Algolia, application ${account.appId}`, await checkAlgolia(account));
  const server = openSearchConnection(config);
  if (server) {
    const problems = await checkOpenSearch(server, await publishedConfigs(sources));
    return described(`OpenSearch at ${server.address}`, problems);
  }
  return { lines: ['in this process'], isWell: true };
}

function described(engine: string, problems: readonly { words: string }[]) {
  const isWell = problems.length === 0;
  return {
    lines: [`${engine}: ${isWell ? 'ready' : 'not ready'}`, ...problems.map(({ words }) => words)],
    isWell,
  };
}
