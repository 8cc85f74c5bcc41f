import { createMemoryCache } from '@algolia/client-common';
import { BARE_RESULTS } from '@patine/contract/search/bare-results';
import { ruleContexts } from '@patine/core';
import { liteClient } from 'algoliasearch/lite';

/** Adds the sales season's rule context to each query, so that index rules can match it. */
export function inSeason<Query extends { ruleContexts?: readonly string[]; indexName: string }>(
  requests: readonly Query[],
  now: Date,
): readonly Query[] {
  const contexts = ruleContexts(now);
  return contexts.length === 0
    ? requests
    : requests.map((query) => ({ ...query, ruleContexts: [...(query.ruleContexts ?? []), ...contexts] }));
}

export type SearchEndpoint = {
  /** Host, port and path before Algolia's `/1/…`, for example `localhost:3000/search`. */
  url: string;
  protocol: 'http' | 'https';
  /** Headers of the request that the server is answering; a browser sends none. */
  requestHeaders?: () => Record<string, string>;
};

/** Creates the search client; in a module of its own because the first view does not need it. */
export function openSearch({ url, protocol, requestHeaders }: SearchEndpoint) {
  const client = liteClient('patine', 'search', {
    hosts: [{ url, accept: 'readWrite', protocol }],
    // The client's default hosts cache uses local storage and waits for a timer before each call.
    hostsCache: createMemoryCache(),
    timeouts: { connect: 2000, read: 5000, write: 5000 },
  });
  return async (requests: readonly { indexName: string }[]): Promise<unknown[]> => {
    const bare = requests.map((request) => ({ ...BARE_RESULTS, ...request }));
    const { results } = await client.search(
      { requests: inSeason(bare, new Date()) as never },
      requestHeaders && { headers: requestHeaders() },
    );
    return results;
  };
}
