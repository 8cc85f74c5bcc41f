import { LOCALES } from '@patine/core';
import { algoliaSettings } from '@patine/search';
import type { Algoliasearch } from 'algoliasearch';
import { indexConfigs } from '../index-configs.ts';
import { type AlgoliaAccount, algoliaClient, statusOf } from './account.ts';

const NEEDED = ['search', 'browse', 'addObject', 'deleteObject', 'settings', 'editSettings'] as const;
const REINDEX = 'run `marketplace search reindex`';

/**
 * `account`: the account is unusable; `index`: an index is missing; `settings`: an index lacks settings that the shop
 * needs.
 */
export type AlgoliaProblem = { of: 'account' | 'index' | 'settings'; words: string };

const account = (words: string): AlgoliaProblem[] => [{ of: 'account', words }];

/** Describes the account's problems for the operator; empty if there are none. */
export async function checkAlgolia(tested: AlgoliaAccount): Promise<AlgoliaProblem[]> {
  const keys = [
    ...(await checkKey(tested, 'ALGOLIA_WRITE_KEY', tested.writeKey, NEEDED)),
    ...(await checkKey(tested, 'ALGOLIA_SEARCH_KEY', tested.searchKey, ['search'])),
  ];
  if (keys.length > 0) return keys;
  const client = algoliaClient(tested, tested.writeKey);
  const names = LOCALES.flatMap((locale) => indexConfigs(locale)).flatMap((config) =>
    [config.name, ...config.replicas.map((replica) => replica.name)].map((name) => ({
      name,
      wanted: algoliaSettings(config, name),
    })),
  );
  const problems: AlgoliaProblem[] = [];
  for (const { name, wanted } of names) problems.push(...(await checkIndex(client, name, wanted)));
  return problems;
}

async function checkKey(
  tested: AlgoliaAccount,
  variable: string,
  key: string,
  needed: readonly string[],
): Promise<AlgoliaProblem[]> {
  try {
    // Every key has the right to read its own permissions.
    const { acl } = await algoliaClient(tested, key).getApiKey({ key });
    const missing = needed.filter((right) => !acl.some((given) => given === right));
    if (missing.length > 0) return account(`${variable} lacks the rights ${missing.join(', ')}`);
    const writes = acl.includes('addObject') || acl.includes('deleteObject');
    return variable === 'ALGOLIA_SEARCH_KEY' && writes
      ? account(`${variable} can write: use a key that has the search right alone`)
      : [];
  } catch (error) {
    const status = statusOf(error);
    if (status === undefined)
      return account(
        `no server answers for the application ${tested.appId}: check ALGOLIA_APP_ID and the network`,
      );
    return account(`${variable} is not a key of the application ${tested.appId} (status ${status})`);
  }
}

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

async function checkIndex(
  client: Algoliasearch,
  name: string,
  wanted: Record<string, unknown>,
): Promise<AlgoliaProblem[]> {
  try {
    const settings: object = await client.getSettings({ indexName: name });
    const given = new Map(Object.entries(settings));
    return ['attributesForFaceting', 'searchableAttributes', 'replicas', 'ranking'].flatMap((setting) => {
      const has = listed(given.get(setting));
      const missing = listed(wanted[setting]).filter((value) => !has.includes(value));
      if (missing.length === 0) return [];
      return [{ of: 'settings', words: `index ${name}: ${setting} lacks ${missing.join(', ')}: ${REINDEX}` }];
    });
  } catch (error) {
    const status = statusOf(error);
    if (status === 404) return [{ of: 'index', words: `index ${name} does not exist: ${REINDEX}` }];
    return account(`index ${name} cannot be looked at (status ${status ?? 'none'})`);
  }
}
