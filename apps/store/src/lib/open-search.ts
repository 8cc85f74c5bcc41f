import { createMemoryCache } from '@algolia/client-common';
import { ruleContexts } from '@patine/core';
import { liteClient } from 'algoliasearch/lite';

/** In a season of sales each query is made as one of it, which an index may have rules for. */
export function inSeason<Query extends object>(requests: readonly Query[], now: Date): readonly Query[] {
  const contexts = ruleContexts(now);
  return contexts.length === 0 ? requests : requests.map((query) => ({ ...query, ruleContexts: contexts }));
}

/** The search client, apart from what a page begins with. */
export function openSearch({ url, protocol }: { url: string; protocol: 'http' | 'https' }) {
  const client = liteClient('patine', 'search', {
    hosts: [{ url, accept: 'readWrite', protocol }],
    // Its own cache of hosts lies in the browser's storage, and waits for a timer before each call.
    hostsCache: createMemoryCache(),
    timeouts: { connect: 2000, read: 5000, write: 5000 },
  });
  return async (requests: readonly object[]): Promise<unknown[]> => {
    const { results } = await client.search({ requests: inSeason(requests, new Date()) as never });
    return results;
  };
}
