import { grown, makeUint32 } from '../columns/grown.ts';
import type { NumberColumn } from '../columns/number-column.ts';

export interface OrderKey {
  column: NumberColumn;
  direction: 1 | -1;
}

type Compare = (one: number, other: number) => number;

/**
 * The rows in the order of some numbers, kept as a permutation. Rows appended since the last reading are sorted among
 * themselves and moved in between the others, so a write costs the next search a copy and no full sort.
 */
export class Order {
  readonly #keys: readonly OrderKey[];
  readonly #sequence: () => Uint32Array;
  #permutation = makeUint32(0);
  #length = 0;

  constructor(keys: readonly OrderKey[], sequence: () => Uint32Array) {
    this.#keys = keys;
    this.#sequence = sequence;
  }

  get rows(): Uint32Array {
    return this.#permutation.subarray(0, this.#length);
  }

  refresh(rowCount: number): void {
    if (this.#length === rowCount) return;
    const compare = this.comparison();
    const added = makeUint32(rowCount - this.#length);
    for (let index = 0; index < added.length; index++) added[index] = this.#length + index;
    added.sort(compare);
    const permutation = grown(this.#permutation, rowCount, makeUint32);
    let end = this.#length;
    for (let index = added.length - 1; index >= 0; index--) {
      const position = placeOf(added[index]!, permutation, end, compare);
      permutation.copyWithin(position + index + 1, position, end);
      permutation[position + index] = added[index]!;
      end = position;
    }
    this.#permutation = permutation;
    this.#length = rowCount;
  }

  /** Takes over another order's permutation, without the rows that are gone; `moved` as `renumbered` answers it. */
  inherit(order: Order, moved: Uint32Array): void {
    const permutation = makeUint32(order.#length);
    let length = 0;
    for (const row of order.rows) if (moved[row] !== 0) permutation[length++] = moved[row]! - 1;
    [this.#permutation, this.#length] = [permutation, length];
  }

  /** Rows without the number come last, whichever the direction; equal ones in the order of their first writing. */
  comparison(): Compare {
    const sequence = this.#sequence();
    const keys = this.#keys.map(({ column, direction }) => ({ values: column.values, direction }));
    return (one, other) => {
      for (const { values, direction } of keys) {
        const [left, right] = [values[one]!, values[other]!];
        if (left < right) return -direction;
        if (left > right) return direction;
        if (left !== right && !(Number.isNaN(left) && Number.isNaN(right)))
          return Number.isNaN(left) ? 1 : -1;
      }
      return sequence[one]! - sequence[other]!;
    };
  }
}

/** The first of `length` sorted rows that comes after `row`. */
function placeOf(row: number, sorted: Uint32Array, length: number, compare: Compare): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle]!, row) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
