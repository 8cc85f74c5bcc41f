import type { FacetColumn } from '../columns/facet-column.ts';
import type { CountingRows } from './match-set.ts';

export interface FacetCount {
  value: string;
  count: number;
}

/** Returns the most frequent values of a facet in the matching rows, sorted by count or by name. */
export function facetCounts(
  column: FacetColumn,
  rows: CountingRows,
  most: number,
  byName: boolean,
): FacetCount[] {
  const counts = column.countValues(rows.countSets(column), rows.leftOut);
  const listed = mostFrequent(counts, most).map((code) => ({
    value: column.values[code]!,
    count: counts[code]!,
  }));
  return listed
    .sort((one, other) => (byName ? 0 : other.count - one.count) || compareText(one.value, other.value))
    .slice(0, most);
}

export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Returns the codes of the `most` highest counts and of all that tie with the last. */
function mostFrequent(counts: Uint32Array, most: number): number[] {
  const present: number[] = [];
  for (let code = 0; code < counts.length; code++) if (counts[code]! > 0) present.push(code);
  if (present.length <= most) return present;
  const threshold =
    Uint32Array.from(present, (code) => counts[code]!).sort()[present.length - most] ?? Infinity;
  return present.filter((code) => counts[code]! >= threshold);
}
