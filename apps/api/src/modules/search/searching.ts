import { BARE_RESULTS } from '@patine/contract/search/bare-results';
import { ApiError } from '../../errors.ts';
import type { SearchBackend } from './search-backend.ts';

export type SearchResponse<Hit> = {
  hits: Hit[];
  nbHits: number;
  facets?: Record<string, Record<string, number>>;
  queryID?: string;
  facets_stats?: Record<string, { min: number; max: number }>;
};

/** Runs several queries in one call, with the same requests as a shopper's browser. */
export type Searching = <Hit>(requests: readonly object[]) => Promise<SearchResponse<Hit>[]>;

/** The engine is another server, which is away. */
const RETRY_SECONDS = 5;

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
    if (status === 503) throw new ApiError('SEARCH_UNAVAILABLE', { retryAfter: RETRY_SECONDS });
    const read = JSON.parse(body) as { results?: SearchResponse<Hit>[]; message?: string };
    if (status !== 200 || !read.results)
      throw new Error(`Search failed with status ${status}: ${read.message ?? 'no message'}`);
    return read.results;
  };
