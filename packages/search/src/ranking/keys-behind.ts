import { makeFloat64 } from '../columns/growable-buffer.ts';
import { Scratch } from '../columns/scratch.ts';
import { compareNumbers, type SortKey } from './sorted-rows.ts';

/** Above every rank key. */
const behind = 2 ** 49;
/** So many classes of rows fit before rank keys in the 53 bits of an integer. */
const mostClasses = 16;

const combined = new Scratch(makeFloat64);

/**
 * Returns the rank keys of rows with the numbers that precede them added in front, valid until the next search;
 * undefined when these numbers have too many different values.
 */
export function keysBehind(
  keys: Float64Array,
  rows: Uint32Array,
  before: readonly SortKey[],
): Float64Array | undefined {
  if (before.length === 0) return keys;
  const all = combined.take(rows.length);
  let count = 1;
  for (const [index, { column, direction }] of before.entries()) {
    const isFirst = index === 0;
    const isLast = index === before.length - 1;
    const { values } = column;
    const found = differentValues(values, rows, Math.floor(mostClasses / count));
    if (!found) return undefined;
    const ranks = ranksOf(found, direction);
    let last = Number.NaN;
    let rank = 0;
    for (let slot = 0; slot < rows.length; slot++) {
      const value = values[rows[slot]!]!;
      // Most rows have the number of the one before.
      if (value !== last) {
        last = value;
        rank = ranks[placeOf(found, value)]!;
      }
      const place = isFirst ? rank : all[slot]! * found.length + rank;
      all[slot] = isLast ? place * behind + keys[slot]! : place;
    }
    count *= found.length;
  }
  return all;
}

function differentValues(values: Float64Array, rows: Uint32Array, most: number): number[] | undefined {
  const found: number[] = [];
  let last = Number.NaN;
  for (let slot = 0; slot < rows.length; slot++) {
    const value = values[rows[slot]!]!;
    if (value === last) continue;
    last = value;
    if (placeOf(found, value) >= 0) continue;
    if (found.length === most) return undefined;
    found.push(value);
  }
  return found;
}

/** A missing number is NaN, which equals nothing. */
function placeOf(found: readonly number[], value: number): number {
  for (let at = 0; at < found.length; at++)
    if (found[at] === value || (Number.isNaN(value) && Number.isNaN(found[at]))) return at;
  return -1;
}

function ranksOf(found: readonly number[], direction: 1 | -1): number[] {
  const sorted = found.toSorted((one, other) => compareNumbers(one, other, direction));
  return found.map((value) => placeOf(sorted, value));
}
