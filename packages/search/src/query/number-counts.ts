import { type Bits, listBits } from '../columns/bitset.ts';
import type { NumberColumn } from '../columns/number-column.ts';
import { compareText, type FacetCount } from './facet-counts.ts';

/** Returns the most frequent numbers of the matching rows, sorted by count or by their text, as facets are. */
export function numberCounts(
  { values }: NumberColumn,
  { bits, count }: { bits: Bits; count: number },
  most: number,
  byName: boolean,
): FacetCount[] {
  const numbers = Float64Array.from(listBits(bits, count), (row) => values[row] ?? Number.NaN).sort();
  const counts: { number: number; count: number }[] = [];
  for (const number of numbers) {
    const last = counts.at(-1);
    // Rows without a number are sorted behind all others.
    if (Number.isNaN(number)) break;
    if (last?.number === number) last.count += 1;
    else counts.push({ number, count: 1 });
  }
  return counts
    .sort((one, other) => other.count - one.count || one.number - other.number)
    .slice(0, most)
    .map(({ number, count: times }) => ({ value: String(number), count: times }))
    .sort((one, other) => (byName ? 0 : other.count - one.count) || compareText(one.value, other.value));
}
