import { SearchError } from '../search-error.ts';
import { facetCondition, numericCondition, tagCondition } from './conditions.ts';
import { allOf, type Filter, testCount } from './filter.ts';
import { filterString } from './filter-string.ts';
import { nestedList } from './nested-list.ts';

/** Far more than a person selects; values of one facet count once. */
const mostTests = 100;

export interface FilterParams {
  facetFilters?: unknown;
  numericFilters?: unknown;
  tagFilters?: unknown;
  filters?: unknown;
}

/** Combines the four filter parameters with AND. */
export function readFilters(
  params: FilterParams,
  isNumeric: (attribute: string) => boolean,
): Filter | undefined {
  const { filters } = params;
  if (filters !== undefined && filters !== null && typeof filters !== 'string') {
    throw new SearchError(400, 'filters: expected a string');
  }
  const parts = [
    nestedList('facetFilters', params.facetFilters, facetCondition),
    nestedList('numericFilters', params.numericFilters, numericCondition),
    nestedList('tagFilters', params.tagFilters, tagCondition),
    filters ? filterString(filters, isNumeric) : undefined,
  ];
  const filter = allOf(parts.filter((part) => part !== undefined));
  if (filter && testCount(filter) > mostTests) {
    throw new SearchError(400, `Too many filters: ${mostTests} different conditions at most`);
  }
  return filter;
}
