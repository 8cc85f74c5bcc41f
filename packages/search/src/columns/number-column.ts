import { type Bits, wordCount } from './bitset.ts';
import { grown, makeFloat64, makeUint32 } from './grown.ts';

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

export interface NumberStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/** One number per row, NaN where the row has none: no comparison holds for it. */
export class NumberColumn {
  values = makeFloat64(0);

  append(row: number, value: number): void {
    this.values = grown(this.values, row + 1, makeFloat64);
    this.values[row] = value;
  }

  rowsWhere(comparison: Comparison, bound: number, rowCount: number): Bits {
    switch (comparison) {
      case '=':
        return this.rowsBetween(bound, bound, rowCount);
      case '<=':
        return this.rowsBetween(-Infinity, bound, rowCount);
      case '>=':
        return this.rowsBetween(bound, Infinity, rowCount);
      case '<':
        return this.#rowsOutside(bound, Infinity, rowCount);
      case '>':
        return this.#rowsOutside(-Infinity, bound, rowCount);
      case '!=':
        return this.#rowsOutside(bound, bound, rowCount);
    }
  }

  /** Both ends belong to the range. */
  rowsBetween(low: number, high: number, rowCount: number): Bits {
    const { values } = this;
    const bits = makeUint32(wordCount(rowCount));
    for (let word = 0, row = 0; word < bits.length; word++) {
      const end = Math.min(row + 32, rowCount);
      let built = 0;
      for (let shift = 0; row < end; row++, shift++) {
        built |= (Number(values[row]! >= low) & Number(values[row]! <= high)) << shift;
      }
      bits[word] = built;
    }
    return bits;
  }

  /** Neither end belongs to what is found, and a row without a number does not either. */
  #rowsOutside(low: number, high: number, rowCount: number): Bits {
    const { values } = this;
    const bits = makeUint32(wordCount(rowCount));
    for (let word = 0, row = 0; word < bits.length; word++) {
      const end = Math.min(row + 32, rowCount);
      let built = 0;
      for (let shift = 0; row < end; row++, shift++) {
        built |= (Number(values[row]! < low) | Number(values[row]! > high)) << shift;
      }
      bits[word] = built;
    }
    return bits;
  }

  stats(rows: Uint32Array): NumberStats | undefined {
    const { values } = this;
    let [min, max, sum, counted] = [Infinity, -Infinity, 0, 0];
    for (let index = 0; index < rows.length; index++) {
      const value = values[rows[index]!]!;
      if (Number.isNaN(value)) continue;
      if (value < min) min = value;
      if (value > max) max = value;
      sum += value;
      counted += 1;
    }
    return counted === 0 ? undefined : { min, max, avg: sum / counted, sum };
  }

  compacted(survivors: Uint32Array): NumberColumn {
    const column = new NumberColumn();
    column.values = makeFloat64(survivors.length);
    survivors.forEach((row, position) => {
      column.values[position] = this.values[row]!;
    });
    return column;
  }
}
