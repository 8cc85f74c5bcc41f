import type { NumericFilter } from '@patine/contract/search/record';
import { ApiAwayError } from './api-error.ts';
import { once } from './once.ts';

/** One query of a search call, in Algolia's terms. */
export type SearchRequest = {
  indexName: string;
  query?: string;
  facetFilters?: (string | string[])[];
  numericFilters?: (NumericFilter | NumericFilter[])[];
  tagFilters?: string[];
  /** Conditions that move hits forward and leave none out. */
  optionalFilters?: string[];
  facets?: string[];
  maxValuesPerFacet?: number;
  attributesToRetrieve?: readonly string[];
  hitsPerPage: number;
  /** From 0. */
  page?: number;
  /** Asks for a name of this search, which what comes of it may be counted by. */
  clickAnalytics?: boolean;
};

export type SearchResult<Hit> = {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number }>;
  queryID?: string;
};

/** One call for any number of queries; for none it only has what a call needs ready. */
export type Search = <Hit>(requests: SearchRequest[]) => Promise<SearchResult<Hit>[]>;

/** What is found around a page: nothing while no search can be made, since its lists are not worth the page. */
export const searchAround = <Hit>(search: Search, requests: SearchRequest[]): Promise<SearchResult<Hit>[]> =>
  requests.length === 0 ? Promise.resolve([]) : search<Hit>(requests).catch(() => []);

export type SearchEndpoint = {
  /** Host, port and path before Algolia's own `/1/…`, for example `localhost:3000/search`. */
  url: string;
  protocol: 'http' | 'https';
};

const isRefusal = (error: unknown) => {
  const status = (error as { status?: unknown }).status;
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** The client is fetched when a search is first made. */
export function createSearch(endpoint: SearchEndpoint): Search {
  const client = once(async () => (await import('./open-search.ts')).openSearch(endpoint));
  return async <Hit>(requests: SearchRequest[]) => {
    try {
      const ask = await client();
      return requests.length === 0 ? [] : ((await ask(requests)) as SearchResult<Hit>[]);
    } catch (error) {
      if (isRefusal(error)) throw error;
      throw new ApiAwayError(error);
    }
  };
}
