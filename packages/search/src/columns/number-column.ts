import { type Bits, clearBit, setBit, wordCount } from './bitset.ts';
import { growableBuffer, makeFloat64, makeUint32 } from './growable-buffer.ts';
import type { SectionReader, SectionWriter } from '../snapshot/sections.ts';
import { RowChanges } from './row-changes.ts';

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

export interface NumberStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/** A range test: inside or outside of two bounds. The bounds themselves are inside. */
export interface NumberTest {
  low: number;
  high: number;
  inside: boolean;
}

const tests: Record<Comparison, (bound: number) => NumberTest> = {
  '=': (bound) => ({ low: bound, high: bound, inside: true }),
  '<=': (bound) => ({ low: -Infinity, high: bound, inside: true }),
  '>=': (bound) => ({ low: bound, high: Infinity, inside: true }),
  '<': (bound) => ({ low: bound, high: Infinity, inside: false }),
  '>': (bound) => ({ low: -Infinity, high: bound, inside: false }),
  '!=': (bound) => ({ low: bound, high: bound, inside: false }),
};

export const numberTest = (comparison: Comparison, bound: number): NumberTest => tests[comparison](bound);

/** One number per row, NaN for a missing value, which fails every comparison. */
export class NumberColumn {
  readonly changes = new RowChanges();
  values = makeFloat64(0);
  #count = 0;

  put(row: number, value: number): void {
    if (row < this.#count && Object.is(this.values[row], value)) return;
    this.values = growableBuffer(this.values, row + 1, makeFloat64);
    this.#count = Math.max(this.#count, row + 1);
    this.values[row] = value;
    this.changes.push(row);
  }

  rowsWhere(test: NumberTest, rowCount: number): Bits {
    const bits = makeUint32(wordCount(rowCount));
    const fill = test.inside ? fillInside : fillOutside;
    fill(bits, this.values, test, rowCount);
    return bits;
  }

  /** Returns a test of single rows. */
  test({ low, high, inside }: NumberTest): (row: number) => boolean {
    const { values } = this;
    return inside
      ? (row) => values[row]! >= low && values[row]! <= high
      : (row) => values[row]! < low || values[row]! > high;
  }

  /** Updates a bitset returned by `rowsWhere` for the same test, for the given rows. */
  correct(bits: Bits, { low, high, inside }: NumberTest, rows: Uint32Array): void {
    for (const row of rows) {
      const value = this.values[row]!;
      const holds = inside ? value >= low && value <= high : value < low || value > high;
      (holds ? setBit : clearBit)(bits, row);
    }
  }

  save(to: SectionWriter): void {
    to.numbers(this.values.subarray(0, this.#count));
  }

  restore(from: SectionReader): void {
    this.values = from.numbers<Float64Array<ArrayBuffer>>([Float64Array]);
    this.#count = this.values.length;
  }

  stats(bits: Bits): NumberStats | undefined {
    const { values } = this;
    let [min, max, sum, counted] = [Infinity, -Infinity, 0, 0];
    for (let index = 0; index < bits.length; index++) {
      for (let word = bits[index]!; word !== 0; word &= word - 1) {
        const value = values[(index << 5) + 31 - Math.clz32(word & -word)]!;
        if (Number.isNaN(value)) continue;
        if (value < min) min = value;
        if (value > max) max = value;
        sum += value;
        counted += 1;
      }
    }
    return counted === 0 ? undefined : { min, max, avg: sum / counted, sum };
  }
}

function fillInside(bits: Bits, values: Float64Array, { low, high }: NumberTest, rowCount: number): void {
  for (let word = 0; word < bits.length; word++) {
    const first = word << 5;
    let built = 0;
    for (let row = Math.min(first + 32, rowCount) - 1; row >= first; row--) {
      const value = values[row]!;
      built = (built << 1) | (Number(value >= low) & Number(value <= high));
    }
    bits[word] = built;
  }
}

function fillOutside(bits: Bits, values: Float64Array, { low, high }: NumberTest, rowCount: number): void {
  for (let word = 0; word < bits.length; word++) {
    const first = word << 5;
    let built = 0;
    for (let row = Math.min(first + 32, rowCount) - 1; row >= first; row--) {
      const value = values[row]!;
      built = (built << 1) | (Number(value < low) | Number(value > high));
    }
    bits[word] = built;
  }
}
