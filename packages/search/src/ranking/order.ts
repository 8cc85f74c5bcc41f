import { makeUint32 } from '../columns/grown.ts';
import type { NumberColumn } from '../columns/number-column.ts';

export interface OrderKey {
  column: NumberColumn;
  direction: 1 | -1;
}

/**
 * The rows in the order of some numbers, kept as a permutation and its inverse. Rows appended since the last reading
 * are sorted among themselves and merged in, so a write costs the next search one pass and no full sort.
 */
export class Order {
  readonly #keys: readonly OrderKey[];
  readonly #sequence: () => Uint32Array;
  rows = makeUint32(0);
  ranks = makeUint32(0);

  constructor(keys: readonly OrderKey[], sequence: () => Uint32Array) {
    this.#keys = keys;
    this.#sequence = sequence;
  }

  refresh(rowCount: number): void {
    const before = this.rows;
    if (before.length === rowCount) return;
    const compare = this.#comparison();
    const added = makeUint32(rowCount - before.length);
    for (let index = 0; index < added.length; index++) added[index] = before.length + index;
    added.sort(compare);
    const merged = makeUint32(rowCount);
    const ranks = makeUint32(rowCount);
    for (let rank = 0, old = 0, fresh = 0; rank < rowCount; rank++) {
      const takesOld =
        fresh === added.length || (old < before.length && compare(before[old]!, added[fresh]!) <= 0);
      const row = takesOld ? before[old++]! : added[fresh++]!;
      merged[rank] = row;
      ranks[row] = rank;
    }
    [this.rows, this.ranks] = [merged, ranks];
  }

  /** Rows without the number come last, whichever the direction; equal ones in the order of their first writing. */
  #comparison(): (one: number, other: number) => number {
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
