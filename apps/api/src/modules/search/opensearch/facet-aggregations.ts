import type { Types } from '@opensearch-project/opensearch';
import {
  compareText,
  type FacetCount,
  type IndexConfig,
  isJsonObject,
  type Query,
  readFacets,
  tagAttribute,
} from '@patine/search/requests';
import { facetsOf, fieldOf } from './fields.ts';

export type Aggregations = Record<string, Types.Common_Aggregations.AggregationContainer>;
/** Counts and statistics of one query, as JSON. */
export type Facets = {
  counts: ReadonlyMap<string, readonly FacetCount[]>;
  stats: ReadonlyMap<string, object>;
};

const countsName = (attribute: string) => `counts ${attribute}`;
const statsName = (attribute: string) => `stats ${attribute}`;

export const isCountable = (config: IndexConfig, attribute: string): boolean =>
  attribute !== tagAttribute && facetsOf(config).includes(attribute);

/** The facets that a query asks for; `*` stands for all that are counted. */
const requestedFacets = (config: IndexConfig, { facets }: Query): string[] => {
  const all = readFacets(config).flatMap(({ attribute, counted }) => (counted ? [attribute] : []));
  const named = facets.filter((name) => name !== '*');
  return [...new Set(facets.includes('*') ? [...all, ...named] : named)];
};

/** The most frequent values of a facet; of equally frequent ones the first by name. */
export const countedBy = (field: string, size: number) => ({
  terms: { field, size, order: [{ _count: 'desc' as const }, { _key: 'asc' as const }] },
});

/** The aggregations that count a query's facets. */
export function facetAggregations(config: IndexConfig, query: Query): Aggregations {
  const aggregations: Aggregations = {};
  for (const attribute of requestedFacets(config, query)) {
    const isNumber = config.numericAttributes.includes(attribute);
    const isCounted = (!isNumber || query.countsNumbers) && query.maxValuesPerFacet > 0;
    if (isCounted && (isNumber || isCountable(config, attribute))) {
      const kind = isCountable(config, attribute) ? 'facets' : 'numbers';
      aggregations[countsName(attribute)] = countedBy(fieldOf(kind, attribute), query.maxValuesPerFacet);
    }
    if (isNumber) aggregations[statsName(attribute)] = { stats: { field: fieldOf('numbers', attribute) } };
  }
  return aggregations;
}

/** Reads the facets of a query out of the aggregations' results. */
export function readFacetResults(
  config: IndexConfig,
  query: Query,
  results: Readonly<Record<string, unknown>>,
): Facets | null {
  if (query.facets.length === 0) return null;
  const counts = new Map<string, readonly FacetCount[]>();
  const stats = new Map<string, object>();
  for (const attribute of requestedFacets(config, query)) {
    const isNumber = config.numericAttributes.includes(attribute);
    if ((isNumber && query.countsNumbers) || (!isNumber && isCountable(config, attribute)))
      counts.set(attribute, sorted(bucketsOf(results[countsName(attribute)]), query.facetsByName));
    const found = isNumber ? statsOf(results[statsName(attribute)]) : null;
    if (found) stats.set(attribute, found);
  }
  return { counts, stats };
}

const sorted = (counts: readonly FacetCount[], byName: boolean): FacetCount[] =>
  counts.toSorted(
    (one, other) => (byName ? 0 : other.count - one.count) || compareText(one.value, other.value),
  );

export function bucketsOf(result: unknown): FacetCount[] {
  const buckets = isJsonObject(result) ? result['buckets'] : undefined;
  if (!Array.isArray(buckets)) return [];
  return buckets.map(({ key, doc_count: count }: { key: string | number; doc_count: number }) => ({
    value: String(key),
    count,
  }));
}

function statsOf(result: unknown): object | null {
  if (!isJsonObject(result) || result['count'] === 0) return null;
  const { min, max, avg, sum } = result;
  return { min, max, avg, sum };
}
