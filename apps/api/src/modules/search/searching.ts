import { BARE_RESULTS } from '@patine/contract/search/bare-results';
import type { SearchBackend } from './backend.ts';

export type SearchResponse<Hit> = {
  hits: Hit[];
  nbHits: number;
  facets?: Record<string, Record<string, number>>;
  queryID?: string;
  facets_stats?: Record<string, { min: number; max: number }>;
};

/** Runs several queries in one call, with the same requests as a shopper's browser. */
export type Searching = <Hit>(requests: readonly object[]) => Promise<SearchResponse<Hit>[]>;

declare module 'fastify' {
  interface FastifyInstance {
    searching: Searching;
  }
}

export const searchingIn =
  ({ answer }: Pick<SearchBackend, 'answer'>): Searching =>
  async <Hit>(requests: readonly object[]) => {
    const { status, body } = await answer({
      method: 'POST',
      path: '/1/indexes/*/queries',
      body: JSON.stringify({ requests: requests.map((request) => ({ ...BARE_RESULTS, ...request })) }),
    });
    const read = JSON.parse(body) as { results?: SearchResponse<Hit>[]; message?: string };
    if (status !== 200 || !read.results)
      throw new Error(`Search failed with status ${status}: ${read.message ?? 'no message'}`);
    return read.results;
  };
