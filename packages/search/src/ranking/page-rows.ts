import { hasBit, listBits } from '../columns/bitset.ts';
import type { MatchSet, RankedRows } from '../query/match-set.ts';
import type { SortedRows } from './sorted-rows.ts';
import { type Compare, topOf } from './top-rows.ts';

/** When fewer than one row in this many matches, sorting the matches is faster than walking the whole order. */
const sparse = 256;

/**
 * Returns the first `wanted` matching rows, sorted by rank key if there is one, otherwise in the given order. `before`
 * precedes the rank keys.
 */
export function firstRows(
  match: MatchSet,
  ranked: RankedRows | undefined,
  order: SortedRows,
  wanted: number,
  before?: Compare,
): Uint32Array {
  const most = Math.min(wanted, match.count);
  if (ranked?.keys) return topRanked(ranked.rows, ranked.keys, order, most, before);
  if (match.count * sparse < match.bits.length * 32) {
    const rows = listBits(match.bits, match.count);
    const compare = order.compare();
    return topOf(rows.length, most, (one, other) => compare(rows[one]!, rows[other]!)).map((at) => rows[at]!);
  }
  const rows = new Uint32Array(most);
  let length = 0;
  if (most > 0) {
    order.walk((row) => {
      if (hasBit(match.bits, row)) rows[length++] = row;
      return length < most;
    });
  }
  return rows;
}

function topRanked(
  rows: Uint32Array,
  keys: Float64Array,
  order: SortedRows,
  most: number,
  before: Compare | undefined,
): Uint32Array {
  const compare = order.compare();
  return topOf(rows.length, most, (one, other) => {
    const first = before?.(rows[one]!, rows[other]!) ?? 0;
    if (first !== 0) return first;
    const difference = keys[one]! - keys[other]!;
    return difference === 0 ? compare(rows[one]!, rows[other]!) : difference;
  }).map((slot) => rows[slot]!);
}
