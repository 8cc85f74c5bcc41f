import { illegalArgument } from './failure.ts';
import type { Mapping } from './mapping.ts';
import { compileQuery } from './query.ts';
import type { StoredDocument } from './stored-index.ts';

type Json = Record<string, unknown>;

/** Aggregates documents; the kinds are filter, terms and stats. */
export function aggregate(aggregations: Json, documents: readonly StoredDocument[], mapping: Mapping): Json {
  return Object.fromEntries(
    Object.entries(aggregations).map(([name, container]) => [
      name,
      aggregateOne(name, container as Json, documents, mapping),
    ]),
  );
}

function aggregateOne(
  name: string,
  container: Json,
  documents: readonly StoredDocument[],
  mapping: Mapping,
): Json {
  if (/[[\]>]/.test(name)) throw illegalArgument(`Invalid aggregation name [${name}]`);
  const { filter, terms, stats } = container as Record<string, Json | undefined>;
  const nested = (container['aggregations'] ?? container['aggs'] ?? {}) as Json;
  if (filter) {
    const score = compileQuery(filter, mapping);
    const matching = documents.filter((document) => score(document) !== undefined);
    return { doc_count: matching.length, ...aggregate(nested, matching, mapping) };
  }
  if (Object.keys(nested).length > 0)
    throw illegalArgument(`the fake nests aggregations in filters alone: [${name}]`);
  if (terms) return countTerms(terms, documents, mapping);
  if (stats) return statistics(stats, documents, mapping);
  throw illegalArgument(`the fake has no such aggregation: [${name}]`);
}

/** The values of a field by document. */
function valuesOf({ field }: Json, documents: readonly StoredDocument[], mapping: Mapping) {
  const name = String(field);
  const known = mapping.fields.get(name);
  if (known?.type === 'text')
    throw illegalArgument(
      `Text fields are not optimised for operations that require per-document field data like aggregations and sorting, so these operations are disabled by default. Please use a keyword field instead. [${name}]`,
    );
  if (known && !known.hasDocValues)
    throw illegalArgument(
      `Can't load fielddata on [${name}] because fielddata is unsupported on fields of type [${known.type}]. Use doc values instead.`,
    );
  return documents.map(({ fields }) => [...new Set(fields.get(name) ?? [])]);
}

const DEFAULT_SIZE = 10;

function countTerms(terms: Json, documents: readonly StoredDocument[], mapping: Mapping): Json {
  const order = JSON.stringify(terms['order']);
  if (order !== '[{"_count":"desc"},{"_key":"asc"}]')
    throw illegalArgument(`the fake counts terms in one order alone, not in ${order}`);
  const counts = new Map<string | number | boolean, number>();
  for (const values of valuesOf(terms, documents, mapping))
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const size = Number(terms['size'] ?? DEFAULT_SIZE);
  if (size <= 0) throw illegalArgument(`[size] must be greater than 0. Found [${size}] in [terms]`);
  const sorted = [...counts].toSorted(
    ([one, a], [other, b]) => b - a || (one < other ? -1 : one > other ? 1 : 0),
  );
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: sorted.slice(size).reduce((sum, [, count]) => sum + count, 0),
    buckets: sorted.slice(0, size).map(([key, count]) => ({ key, doc_count: count })),
  };
}

function statistics(stats: Json, documents: readonly StoredDocument[], mapping: Mapping): Json {
  const numbers = valuesOf(stats, documents, mapping).flat().map(Number);
  if (numbers.length === 0) return { count: 0, min: null, max: null, avg: null, sum: 0 };
  const sum = numbers.reduce((total, number) => total + number, 0);
  return {
    count: numbers.length,
    min: Math.min(...numbers),
    max: Math.max(...numbers),
    avg: sum / numbers.length,
    sum,
  };
}
