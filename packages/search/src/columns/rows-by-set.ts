import { makeUint32 } from './growable-buffer.ts';
import type { RowChanges } from './row-changes.ts';

/** A column's set of each row, with the rows that were written. */
type ColumnRows = { of: ArrayLike<number>; setCount: number; rowCount: number; changes: RowChanges };

/**
 * The rows of each set of a column, one set after the other, as they were when it was last read. Values that few rows
 * have are found in them without a visit of every row.
 */
export class RowsBySet {
  #starts = makeUint32(1);
  #rows = makeUint32(0);
  #version = -1;

  /**
   * Calls `visit` with the rows that had some sets, and returns the rows that may have changed since: these are to be
   * looked at again.
   */
  visit(
    sets: Iterable<number>,
    { of, setCount, rowCount, changes }: ColumnRows,
    visit: (row: number) => void,
  ): Uint32Array {
    let changed = this.#version < 0 ? undefined : changes.since(this.#version);
    if (!changed) {
      this.#read(of, setCount, rowCount);
      this.#version = changes.version;
      changed = makeUint32(0);
    }
    for (const set of sets)
      for (let at = this.#starts[set] ?? 0, end = this.#starts[set + 1] ?? 0; at < end; at++)
        visit(this.#rows[at]!);
    return changed;
  }

  /** Counting sort: the numbers of rows per set, then each row in its place. */
  #read(of: ArrayLike<number>, setCount: number, rowCount: number): void {
    const starts = makeUint32(setCount + 1);
    for (let row = 0; row < rowCount; row++) starts[of[row]! + 1]! += 1;
    for (let set = 0; set < setCount; set++) starts[set + 1]! += starts[set]!;
    const next = starts.slice();
    const rows = makeUint32(rowCount);
    for (let row = 0; row < rowCount; row++) rows[next[of[row]!]!++] = row;
    this.#starts = starts;
    this.#rows = rows;
  }
}
