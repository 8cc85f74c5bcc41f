import { countSets } from './count-sets.ts';
import type { FacetColumn } from './facet-column.ts';
import { growableBuffer, makeUint16, makeUint32 } from './growable-buffer.ts';
import { Scratch } from './scratch.ts';

/** Columns with the numbers of sets that each may come to have before the group is made anew. */
export type Grouped = readonly { column: FacetColumn; capacity: number }[];

const counters = new Scratch(makeUint32);

export const combinationsOf = (grouped: Grouped): number =>
  grouped.reduce((product, { capacity }) => product * capacity, 1);

/** Facets that are counted with one increment a row: each row has the number of its combination of sets. */
export class FacetGroup {
  readonly #members: readonly { column: FacetColumn; capacity: number; stride: number }[];
  readonly combinations: number;
  #rows = makeUint16(0);
  #versions: number[];

  /** There are at most 65,536 combinations. */
  constructor(grouped: Grouped, rowCount: number) {
    let stride = 1;
    this.#members = grouped.map(({ column, capacity }) => {
      const member = { column, capacity, stride };
      stride *= capacity;
      return member;
    });
    this.combinations = stride;
    this.#versions = grouped.map(({ column }) => column.changes.version);
    this.#rows = makeUint16(rowCount);
    for (const member of this.#members) member.column.addSetsTo(this.#rows, member.stride);
  }

  has(column: FacetColumn): boolean {
    return this.#members.some((member) => member.column === column);
  }

  /** Reads what was written since; false when the group has to be made anew. */
  refresh(rowCount: number): boolean {
    if (this.#members.some(({ column, capacity }) => column.setCount > capacity)) return false;
    const written = this.#members.map(({ column }, index) => column.changes.since(this.#versions[index]!));
    if (written.includes(undefined)) return false;
    this.#versions = this.#members.map(({ column }) => column.changes.version);
    this.#rows = growableBuffer(this.#rows, rowCount, makeUint16);
    for (const rows of written) for (const row of rows ?? []) this.#rows[row] = this.#combinationOf(row);
    return true;
  }

  /** Returns the number of the given rows for each set of each column. */
  count(rows: Uint32Array): ReadonlyMap<FacetColumn, Uint32Array> {
    const counts = countSets(this.#rows, this.combinations, rows, counters);
    return new Map(
      this.#members.map(({ column, capacity, stride }) => {
        const perSet = makeUint32(capacity);
        for (let set = 0, block = capacity * stride; set < capacity; set++)
          for (let from = set * stride; from < counts.length; from += block)
            for (let at = from; at < from + stride; at++) perSet[set]! += counts[at]!;
        return [column, perSet];
      }),
    );
  }

  #combinationOf(row: number): number {
    return this.#members.reduce((sum, { column, stride }) => sum + column.setOf(row) * stride, 0);
  }
}
