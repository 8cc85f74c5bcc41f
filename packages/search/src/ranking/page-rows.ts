import { makeUint32 } from '../columns/growable-buffer.ts';
import { Scratch } from '../columns/scratch.ts';
import { emptyBits, hasBit, listBits, setBit } from '../columns/bitset.ts';
import type { MatchSet, RankedRows } from '../query/match-set.ts';
import { keysBehind } from './keys-behind.ts';
import { smallestKey } from './smallest-key.ts';
import { compareByKeys, type SortedRows, type SortKey } from './sorted-rows.ts';
import { topOf } from './top-rows.ts';

/**
 * Returns the first `wanted` matching rows, sorted by rank key if there is one, otherwise in the given order. `before`
 * precedes the rank keys, and the given order begins with it.
 */
export function firstRows(
  match: MatchSet,
  ranked: RankedRows | undefined,
  order: SortedRows,
  wanted: number,
  before: readonly SortKey[] = [],
): Uint32Array {
  const most = Math.min(wanted, match.count);
  if (most === 0) return new Uint32Array(0);
  if (ranked?.keys) return topRanked({ rows: ranked.rows, keys: ranked.keys }, order, most, before);
  if (isSparse(match.count, most, match.bits.length * 32))
    return firstOf(listBits(match.bits, match.count), order, most);
  return walked(match.bits, order, most);
}

/** Comparing two rows takes as long as visiting so many in order. */
const visitsPerCompare = 4;

/** When few rows match, sorting them is faster than walking the whole order until enough of them have come. */
const isSparse = (count: number, wanted: number, rowCount: number): boolean =>
  wanted * rowCount > count * count * visitsPerCompare;

interface Ranked {
  rows: Uint32Array;
  keys: Float64Array;
}

function topRanked(ranked: Ranked, order: SortedRows, most: number, before: readonly SortKey[]): Uint32Array {
  const keys = keysBehind(ranked.keys, ranked.rows, before);
  return keys ? topByKey({ rows: ranked.rows, keys }, order, most) : topByAll(ranked, order, most, before);
}

const tiedRows = new Scratch(makeUint32);

/** Most rows have the same key as others: only those with the last key that is wanted are compared by the order. */
function topByKey({ rows, keys }: Ranked, order: SortedRows, most: number): Uint32Array {
  const last = smallestKey(keys, most);
  const first: number[] = [];
  const others = tiedRows.take(keys.length);
  let tied = 0;
  for (let slot = 0; slot < keys.length; slot++) {
    const key = keys[slot]!;
    if (key < last) first.push(slot);
    else if (key === last) others[tied++] = rows[slot]!;
  }
  const compare = order.compare();
  first.sort((one, other) => keys[one]! - keys[other]! || compare(rows[one]!, rows[other]!));
  const top = new Uint32Array(most);
  for (const [at, slot] of first.entries()) top[at] = rows[slot]!;
  top.set(firstOfTied(others.subarray(0, tied), order, most - first.length), first.length);
  return top;
}

function firstOfTied(rows: Uint32Array, order: SortedRows, most: number): Uint32Array {
  const { rowCount } = order;
  if (isSparse(rows.length, most, rowCount)) return firstOf(rows, order, most);
  const bits = emptyBits(rowCount);
  for (let at = 0; at < rows.length; at++) setBit(bits, rows[at]!);
  return walked(bits, order, most);
}

function topByAll(
  { rows, keys }: Ranked,
  order: SortedRows,
  most: number,
  before: readonly SortKey[],
): Uint32Array {
  const compareBefore = compareByKeys(before);
  const compare = order.compare();
  return topOf(
    rows.length,
    most,
    (one, other) =>
      compareBefore(rows[one]!, rows[other]!) ||
      keys[one]! - keys[other]! ||
      compare(rows[one]!, rows[other]!),
  ).map((slot) => rows[slot]!);
}

/** Returns the first `most` of some rows in an order. */
export function firstOf(rows: Uint32Array, order: SortedRows, most: number): Uint32Array {
  const compare = order.compare();
  return topOf(rows.length, most, (one, other) => compare(rows[one]!, rows[other]!)).map((at) => rows[at]!);
}

function walked(bits: MatchSet['bits'], order: SortedRows, most: number): Uint32Array {
  const rows = new Uint32Array(most);
  let length = 0;
  order.walk((row) => {
    if (hasBit(bits, row)) rows[length++] = row;
    return length < most;
  });
  return rows;
}
