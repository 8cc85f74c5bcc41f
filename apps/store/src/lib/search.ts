import type { NumericFilter } from '@patine/contract/search/record';
import { ApiAwayError } from './api-error.ts';
import { once } from './once.ts';
import type { SearchEndpoint } from './open-search.ts';

/** A search request in Algolia's terms. */
export type SearchRequest = {
  indexName: string;
  query?: string;
  facetFilters?: (string | string[])[];
  numericFilters?: (NumericFilter | NumericFilter[])[];
  tagFilters?: string[];
  /** Conditions that rank hits higher without excluding others. */
  optionalFilters?: string[];
  facets?: string[];
  maxValuesPerFacet?: number;
  attributesToRetrieve?: readonly string[];
  hitsPerPage: number;
  /** Zero-based. */
  page?: number;
  /** Contexts of the index's rules. */
  ruleContexts?: string[];
  restrictSearchableAttributes?: readonly string[];
  /** `false` for a search word for word. */
  typoTolerance?: 'false';
  /** Requests a query id, which click events refer to. */
  clickAnalytics?: boolean;
  /** `false` where nobody reads the number of hits: the search then costs the same in a catalogue of any size. */
  exhaustiveNbHits?: false;
};

export type SearchResult<Hit> = {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number }>;
  queryID?: string;
  /** The query with its typing errors corrected; absent without any. */
  correctedQuery?: string;
};

/** Sends any number of queries in one call; an empty list only loads the client. */
export type Search = <Hit>(requests: SearchRequest[]) => Promise<SearchResult<Hit>[]>;

/** Searches for secondary content: empty when the search fails, so that the page still renders. */
export const searchAround = <Hit>(search: Search, requests: SearchRequest[]): Promise<SearchResult<Hit>[]> =>
  requests.length === 0 ? Promise.resolve([]) : search<Hit>(requests).catch(() => []);

const isRefusal = (error: unknown) => {
  const status = (error as { status?: unknown }).status;
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** The client loads with the first search. */
export function createSearch(endpoint: SearchEndpoint): Search {
  const client = once(async () => (await import('./open-search.ts')).openSearch(endpoint));
  return async <Hit>(requests: SearchRequest[]) => {
    try {
      const search = await client();
      return requests.length === 0 ? [] : ((await search(requests)) as SearchResult<Hit>[]);
    } catch (error) {
      if (isRefusal(error)) throw error;
      throw new ApiAwayError(error);
    }
  };
}
