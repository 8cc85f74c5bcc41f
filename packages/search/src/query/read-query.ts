import type { Filter } from '../filters/filter.ts';
import { readFilters } from '../filters/read-filters.ts';
import { type QueryWord, queryWords } from '../text/query-words.ts';
import { readFlag, readInteger, readList, readText } from './read-values.ts';
import type { SearchParams } from './search-params.ts';

export interface Query {
  text: string;
  words: readonly QueryWord[];
  filter: Filter | undefined;
  page: number;
  hitsPerPage: number;
  offset: number;
  length: number;
  facets: readonly string[];
  maxValuesPerFacet: number;
  facetsByName: boolean;
  /** Nothing for whole objects. */
  attributesToRetrieve: readonly string[] | undefined;
  clickAnalytics: boolean;
  /** URL-encoded, as answers repeat it. */
  encoded: string;
}

const mostHits = 1000;
const farthest = Number.MAX_SAFE_INTEGER;
const any = { min: 0, max: farthest };

const echoed = [
  'query',
  'page',
  'hitsPerPage',
  'offset',
  'length',
  'facets',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'filters',
  'attributesToRetrieve',
  'maxValuesPerFacet',
  'sortFacetValuesBy',
  'ruleContexts',
  'clickAnalytics',
] as const;

export function readQuery(params: SearchParams, isNumeric: (attribute: string) => boolean): Query {
  const text = readText('query', params.query);
  const hitsPerPage = readInteger('hitsPerPage', params.hitsPerPage, 20, { min: 0, max: mostHits });
  const page = readInteger('page', params.page, 0, any);
  const offset = readInteger('offset', params.offset, 0, any);
  const windowed = params.length !== undefined && params.length !== null;
  readList('ruleContexts', params.ruleContexts);
  return {
    text,
    words: queryWords(text),
    filter: readFilters(params, isNumeric),
    page,
    hitsPerPage,
    offset: windowed ? offset : page * hitsPerPage,
    length: readInteger('length', params.length, hitsPerPage, { min: 0, max: mostHits }),
    facets: readList('facets', params.facets),
    maxValuesPerFacet: readInteger('maxValuesPerFacet', params.maxValuesPerFacet, 100, {
      min: 0,
      max: mostHits,
    }),
    facetsByName: params.sortFacetValuesBy === 'alpha',
    attributesToRetrieve: attributes(params.attributesToRetrieve),
    clickAnalytics: readFlag(params.clickAnalytics),
    encoded: encode(params),
  };
}

function attributes(written: SearchParams['attributesToRetrieve']): string[] | undefined {
  if (written === undefined || written === null) return undefined;
  const list = readList('attributesToRetrieve', written);
  return list.includes('*') && list.length === 1 ? undefined : list;
}

function encode(params: SearchParams): string {
  return echoed
    .filter((name) => params[name] !== undefined && params[name] !== null)
    .map((name) => {
      const value: unknown = params[name];
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${name}=${encodeURIComponent(text.toWellFormed())}`;
    })
    .join('&');
}
