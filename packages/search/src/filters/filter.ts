import type { Comparison } from '../columns/number-column.ts';

/** What a search's filter parameters come to, whichever of the notations they were written in. */
export type Filter =
  | { kind: 'and' | 'or'; of: readonly Filter[] }
  | { kind: 'not'; of: Filter }
  | { kind: 'facet'; attribute: string; values: readonly string[] }
  | { kind: 'number'; attribute: string; comparison: Comparison; bound: number }
  | { kind: 'between'; attribute: string; low: number; high: number };

export function allOf(filters: readonly Filter[]): Filter | undefined {
  return filters.length > 1 ? { kind: 'and', of: filters } : filters[0];
}

/** Values of one facet become a single test of that facet. */
export function anyOf(filters: readonly Filter[]): Filter | undefined {
  const facets = new Map<string, string[]>();
  const others: Filter[] = [];
  for (const filter of filters) {
    if (filter.kind !== 'facet') others.push(filter);
    else facets.set(filter.attribute, [...(facets.get(filter.attribute) ?? []), ...filter.values]);
  }
  const merged = [...facets].map(([attribute, values]): Filter => ({ kind: 'facet', attribute, values }));
  const all = [...merged, ...others];
  return all.length > 1 ? { kind: 'or', of: all } : all[0];
}
