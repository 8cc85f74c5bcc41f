import type { SearchParams } from './search-params.ts';

/** Parameters that are added to searches in a context such as `soldes`, like Algolia's rules. */
export interface Rule {
  objectID: string;
  conditions: readonly { context: string }[];
  consequence: { params: Pick<SearchParams, 'filters' | 'facetFilters' | 'optionalFilters' | 'hitsPerPage'> };
}

/** Returns the parameters with those of the active rules. A rule's value overrides that of the query. */
export function applyRules(
  rules: readonly Rule[],
  contexts: readonly string[],
  params: SearchParams,
): SearchParams {
  const applying = rules.filter(({ conditions }) =>
    conditions.some(({ context }) => contexts.includes(context)),
  );
  return applying.reduce<SearchParams>((before, { consequence }) => {
    const { filters, optionalFilters, ...replaced } = consequence.params;
    return {
      ...before,
      ...replaced,
      ...(filters === undefined ? {} : { filters: bothFilters(before.filters, filters) }),
      ...(optionalFilters === undefined
        ? {}
        : { optionalFilters: [...listed(before.optionalFilters), ...listed(optionalFilters)] }),
    };
  }, params);
}

const bothFilters = (one: unknown, other: string): string =>
  typeof one === 'string' && one.trim() !== '' ? `${one} AND ${other}` : other;

const listed = (filters: SearchParams['optionalFilters']): readonly (string | readonly string[])[] =>
  typeof filters === 'string' ? [filters] : (filters ?? []);
