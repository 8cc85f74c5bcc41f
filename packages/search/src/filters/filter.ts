import type { Comparison } from '../columns/number-column.ts';

export interface FacetFilter {
  kind: 'facet';
  attribute: string;
  values: readonly string[];
  /** Score of a matching hit, from `<score=3>`. */
  score?: number;
}

/** A parsed filter, independent of the notation. */
export type Filter =
  | { kind: 'and' | 'or'; of: readonly Filter[] }
  | { kind: 'not'; of: Filter }
  | FacetFilter
  | { kind: 'number'; attribute: string; comparison: Comparison; bound: number }
  | { kind: 'between'; attribute: string; low: number; high: number };

/** A condition with a score stays separate, so that the score applies to it alone. */
const isMergeable = (filter: Filter): filter is FacetFilter =>
  filter.kind === 'facet' && filter.score === undefined;

/** Combines filters with AND. Negated values of one facet become a single test. */
export function allOf(filters: readonly Filter[]): Filter | undefined {
  const refused = filters.flatMap((filter) =>
    filter.kind === 'not' && isMergeable(filter.of) ? [filter.of] : [],
  );
  const others = filters.filter((filter) => filter.kind !== 'not' || !isMergeable(filter.of));
  const merged = mergedFacets(refused).map((facet): Filter => ({ kind: 'not', of: facet }));
  return single('and', [...others, ...merged]);
}

/** Combines filters with OR. Values of one facet become a single test. */
export function anyOf(filters: readonly Filter[]): Filter | undefined {
  const facets = filters.filter(isMergeable);
  return single('or', [...mergedFacets(facets), ...filters.filter((filter) => !isMergeable(filter))]);
}

/** Returns the number of columns to scan for a filter. */
export function testCount(filter: Filter): number {
  if (filter.kind === 'not') return testCount(filter.of);
  if (filter.kind !== 'and' && filter.kind !== 'or') return 1;
  return filter.of.reduce((total, part) => total + testCount(part), 0);
}

function mergedFacets(facets: readonly FacetFilter[]): FacetFilter[] {
  const values = new Map<string, string[]>();
  for (const facet of facets)
    values.set(facet.attribute, [...(values.get(facet.attribute) ?? []), ...facet.values]);
  return [...values].map(([attribute, merged]) => ({ kind: 'facet', attribute, values: merged }));
}

function single(kind: 'and' | 'or', filters: readonly Filter[]): Filter | undefined {
  return filters.length > 1 ? { kind, of: filters } : filters[0];
}
