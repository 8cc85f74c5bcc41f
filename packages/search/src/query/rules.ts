import type { SearchParams } from './search-params.ts';

/** What a search in one context (`soldes`) is given beside its own parameters, as Algolia's rules say it. */
export interface Rule {
  objectID: string;
  conditions: readonly { context: string }[];
  consequence: { params: Pick<SearchParams, 'filters' | 'facetFilters' | 'optionalFilters' | 'hitsPerPage'> };
}

/** The parameters with what the rules of their contexts add; a rule's own value takes the place of the query's. */
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
