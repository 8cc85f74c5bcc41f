import type { LiteClient } from 'algoliasearch/lite';
import { ApiAwayError } from './api-error.ts';

/** One query of a search call, in Algolia's terms. */
export type SearchRequest = {
  indexName: string;
  query?: string;
  facetFilters?: (string | string[])[];
  numericFilters?: string[];
  tagFilters?: string[];
  facets?: string[];
  maxValuesPerFacet?: number;
  attributesToRetrieve?: readonly string[];
  hitsPerPage: number;
  /** From 0. */
  page?: number;
};

export type SearchResult<Hit> = {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number }>;
};

/** One call for any number of queries. */
export type Search = <Hit>(requests: SearchRequest[]) => Promise<SearchResult<Hit>[]>;

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
export function createSearch({ url, protocol }: SearchEndpoint): Search {
  let client: Promise<LiteClient> | undefined;
  const open = async () => {
    const { liteClient } = await import('algoliasearch/lite');
    return liteClient('patine', 'search', {
      hosts: [{ url, accept: 'readWrite', protocol }],
      timeouts: { connect: 2000, read: 5000, write: 5000 },
    });
  };
  return async <Hit>(requests: SearchRequest[]) => {
    client ??= open();
    try {
      const { results } = await (await client).search({ requests: requests as never });
      return results as unknown as SearchResult<Hit>[];
    } catch (error) {
      if (isRefusal(error)) throw error;
      throw new ApiAwayError(error);
    }
  };
}
