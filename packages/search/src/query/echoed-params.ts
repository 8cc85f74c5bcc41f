import type { SearchParams } from './search-params.ts';

/** Parameters that the response repeats. */
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
  'optionalFilters',
  'attributesToRetrieve',
  'attributesToHighlight',
  'highlightPreTag',
  'highlightPostTag',
  'restrictSearchableAttributes',
  'maxValuesPerFacet',
  'sortFacetValuesBy',
  'distinct',
  'ruleContexts',
  'clickAnalytics',
  'getRankingInfo',
] as const;

export function echoedParams(params: SearchParams): string {
  return echoed
    .filter((name) => params[name] !== undefined && params[name] !== null)
    .map((name) => {
      const value: unknown = params[name];
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${name}=${encodeURIComponent(text.toWellFormed())}`;
    })
    .join('&');
}
