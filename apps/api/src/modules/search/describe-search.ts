import type { Config } from '../../config.ts';
import { algoliaAccount } from './algolia/account.ts';
import { checkAlgolia } from './algolia/check-algolia.ts';

/** Lines for the operator: which search the shop uses, and its problems if it is not ready. */
export async function describeSearch(config: Config): Promise<{ lines: string[]; isWell: boolean }> {
  const account = algoliaAccount(config);
  if (!account) return { lines: ['in this process'], isWell: true };
  const problems = await checkAlgolia(account);
  const isWell = problems.length === 0;
  const state = `Algolia, application ${account.appId}: ${isWell ? 'ready' : 'not ready'}`;
  return { lines: [state, ...problems.map(({ words }) => words)], isWell };
}
