import { type Bits, clearBit, emptyBits, setBit } from './bitset.ts';
import { chosenRows } from './chosen-rows.ts';
import { countSets } from './count-sets.ts';
import { growableBuffer, makeUint16, makeUint32 } from './growable-buffer.ts';
import type { SectionReader, SectionWriter } from '../snapshot/sections.ts';
import { RowChanges } from './row-changes.ts';
import { RowsBySet } from './rows-by-set.ts';
import { ValueSets } from './value-sets.ts';

const mostInSixteenBits = 0xffff;
/** Values that at most one row in this many has are rare. */
const rare = 64;

/**
 * The values of one facet for every row. Each row stores the number of a set of values: a catalogue has few different
 * sets (a category implies its parents), so one increment per row counts an array of any length.
 */
export class FacetColumn {
  readonly changes = new RowChanges();
  readonly #sets = new ValueSets();
  #rows: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> = makeUint16(0);
  #totals = makeUint32(1);
  readonly #bySet = new RowsBySet();

  get values(): readonly string[] {
    return this.#sets.values;
  }

  /** Returns the set number of a row. Rows with equal values have the same number. */
  setOf(row: number): number {
    return this.#rows[row] ?? 0;
  }

  /** `counted` tells whether searches may return the row, before and after the change. */
  put(row: number, values: readonly string[], counted: { before: boolean; after: boolean }): void {
    const before = this.setOf(row);
    const set = this.#sets.use(values);
    this.#sets.release(before);
    if (set !== before || row >= this.#rows.length) this.#place(row, set);
    this.#totals = growableBuffer(this.#totals, set + 1, makeUint32);
    if (counted.before) this.#totals[before]! -= 1;
    if (counted.after) this.#totals[set]! += 1;
  }

  rowsWith(values: readonly string[], rowCount: number): Bits {
    const wanted = this.#setsWith(values);
    return chosenRows(this.#rows, wanted, rowCount);
  }

  /**
   * Returns the rows with rare values in time in proportion to their number, so that they need not be cached; undefined
   * for frequent ones.
   */
  rareRows(values: readonly string[], rowCount: number): Bits | undefined {
    if (this.countWith(values) * rare > rowCount) return undefined;
    const bits = emptyBits(rowCount);
    const changed = this.#visitRows(values, rowCount, (row) => setBit(bits, row));
    this.correct(bits, values, changed);
    return bits;
  }

  /** Returns rows among which are all those with some values, each once. */
  listRows(values: readonly string[], rowCount: number): readonly number[] {
    const rows: number[] = [];
    const changed = this.#visitRows(values, rowCount, (row) => rows.push(row));
    return changed.length === 0 ? rows : [...new Set([...rows, ...changed])];
  }

  /** Returns how many of the rows that searches may return have one of these values. */
  countWith(values: readonly string[]): number {
    let total = 0;
    for (const set of this.#sets.setsWith(values)) total += this.#totals[set] ?? 0;
    return total;
  }

  /** Returns a test of single rows for these values. */
  test(values: readonly string[]): (row: number) => boolean {
    const wanted = this.#setsWith(values);
    const rows = this.#rows;
    return (row) => wanted[rows[row]!] === 1;
  }

  /** Updates a bitset returned by `rowsWith` for the same values, for the given rows. */
  correct(bits: Bits, values: readonly string[], rows: Uint32Array): void {
    const codes = new Set(values.map((value) => this.#sets.codeOf(value)));
    for (const row of rows) {
      const holds = this.#sets.membersOf(this.setOf(row)).some((code) => codes.has(code));
      (holds ? setBit : clearBit)(bits, row);
    }
  }

  /** Number of set numbers in use, and of those to be used again. */
  get setCount(): number {
    return this.#sets.count;
  }

  /** Returns the number of the given rows for each set. */
  countSets(rows: Uint32Array): Uint32Array {
    return countSets(this.#rows, this.#sets.count, rows);
  }

  /** Adds the set number of each row, times a factor, to its number in `sums`. */
  addSetsTo(sums: Uint16Array, factor: number): void {
    const rows = this.#rows;
    const length = Math.min(rows.length, sums.length);
    for (let row = 0; row < length; row++) sums[row]! += rows[row]! * factor;
  }

  /**
   * Counts the values of rows by how many have each set, or, when `leftOut` is true, of all counted rows except those.
   */
  countValues(perSet: Uint32Array, leftOut: boolean): Uint32Array {
    const perValue = makeUint32(this.values.length);
    for (let set = 0; set < this.#sets.count; set++) {
      const count = leftOut ? this.#totals[set]! - perSet[set]! : perSet[set]!;
      if (count === 0) continue;
      for (const code of this.#sets.membersOf(set)) perValue[code]! += count;
    }
    return perValue;
  }

  save(to: SectionWriter): void {
    this.#sets.save(to);
    to.numbers(this.#rows);
    to.numbers(this.#totals);
  }

  restore(from: SectionReader): void {
    this.#sets.restore(from);
    this.#rows = from.numbers<Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>([
      Uint16Array,
      Uint32Array,
    ]);
    this.#totals = from.uint32();
  }

  /** Returns the rows that may have other values than when they were read. */
  #visitRows(values: readonly string[], rowCount: number, visit: (row: number) => void): Uint32Array {
    const source = {
      of: this.#rows,
      setCount: this.#sets.count,
      rowCount: Math.min(rowCount, this.#rows.length),
      changes: this.changes,
    };
    return this.#bySet.visit(this.#sets.setsWith(values), source, visit);
  }

  #place(row: number, set: number): void {
    if (set > mostInSixteenBits && this.#rows instanceof Uint16Array)
      this.#rows = Uint32Array.from(this.#rows);
    if (row >= this.#rows.length) {
      this.#rows =
        this.#rows instanceof Uint16Array
          ? growableBuffer(this.#rows, row + 1, makeUint16)
          : growableBuffer(this.#rows, row + 1, makeUint32);
    }
    this.#rows[row] = set;
    this.changes.push(row);
  }

  #setsWith(values: readonly string[]): Uint8Array {
    const wanted = new Uint8Array(this.#sets.count);
    for (const set of this.#sets.setsWith(values)) wanted[set] = 1;
    return wanted;
  }
}
