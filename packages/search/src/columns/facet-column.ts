import { type Bits, wordCount } from './bitset.ts';
import { grown, makeUint32 } from './grown.ts';

/**
 * The values of one facet for every row. Rows hold the number of a set of values, not the values: a catalogue has few
 * different sets (a category brings its parents along), so one increment per row counts an array of any length.
 */
export class FacetColumn {
  readonly values: string[] = [];
  sets = makeUint32(0);
  #totals = makeUint32(1);
  readonly #codes = new Map<string, number>();
  readonly #setNumbers = new Map<string, number>([['', 0]]);
  readonly #setStarts: number[] = [0, 0];
  readonly #setCodes: number[] = [];

  get setCount(): number {
    return this.#setStarts.length - 1;
  }

  /** Appends a row. A row that no search may show is stored and never counted. */
  append(row: number, values: readonly string[], counted: boolean): void {
    this.#place(row, this.#setOf(values.map((value) => this.#codeOf(value))), counted);
  }

  /** Takes a counted row out of the totals; its bit in the index's searchable rows hides the rest. */
  discount(row: number): void {
    this.#totals[this.sets[row]!]! -= 1;
  }

  codeOf(value: string): number | undefined {
    return this.#codes.get(value);
  }

  rowsWith(values: readonly string[], rowCount: number): Bits {
    const { sets } = this;
    const wanted = this.#setsWith(values);
    const bits = makeUint32(wordCount(rowCount));
    for (let word = 0, row = 0; word < bits.length; word++) {
      const end = Math.min(row + 32, rowCount);
      let built = 0;
      for (let shift = 0; row < end; row++, shift++) built |= wanted[sets[row]!]! << shift;
      bits[word] = built;
    }
    return bits;
  }

  /** How many of `rows` have each value, or, when `rows` are those left out, how many of all counted rows but them. */
  count(rows: Uint32Array, leftOut: boolean): Uint32Array {
    const perSet = leftOut ? this.#totals.slice(0, this.setCount) : makeUint32(this.setCount);
    const { sets } = this;
    const step = leftOut ? -1 : 1;
    for (let index = 0; index < rows.length; index++) perSet[sets[rows[index]!]!]! += step;
    return this.#perValue(perSet);
  }

  /** A column of the surviving rows alone: values and sets that nobody has any more are forgotten. */
  compacted(survivors: Uint32Array, counted: (row: number) => boolean): FacetColumn {
    const column = new FacetColumn();
    const sets = makeUint32(this.setCount);
    for (let position = 0; position < survivors.length; position++) {
      const row = survivors[position]!;
      const old = this.sets[row]!;
      sets[old] ||= column.#setOf(this.#valuesOf(old).map((value) => column.#codeOf(value)));
      column.#place(position, sets[old]!, counted(row));
    }
    return column;
  }

  #place(row: number, set: number, counted: boolean): void {
    this.sets = grown(this.sets, row + 1, makeUint32);
    this.sets[row] = set;
    if (counted) this.#totals[set]! += 1;
  }

  #codeOf(value: string): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    this.#codes.set(value, this.values.length);
    return this.values.push(value) - 1;
  }

  #setOf(codes: readonly number[]): number {
    const members = codes.length > 1 ? [...new Set(codes)].sort((one, other) => one - other) : codes;
    const key = members.join();
    const known = this.#setNumbers.get(key);
    if (known !== undefined) return known;
    const set = this.setCount;
    this.#setNumbers.set(key, set);
    for (const code of members) this.#setCodes.push(code);
    this.#setStarts.push(this.#setCodes.length);
    this.#totals = grown(this.#totals, set + 1, makeUint32);
    return set;
  }

  #valuesOf(set: number): string[] {
    const codes = this.#setCodes.slice(this.#setStarts[set], this.#setStarts[set + 1]);
    return codes.map((code) => this.values[code]!);
  }

  #setsWith(values: readonly string[]): Uint8Array {
    const codes = new Set(values.map((value) => this.#codes.get(value)));
    const wanted = new Uint8Array(this.setCount);
    for (let set = 0; set < wanted.length; set++) {
      const end = this.#setStarts[set + 1]!;
      for (let member = this.#setStarts[set]!; member < end; member++) {
        if (codes.has(this.#setCodes[member])) wanted[set] = 1;
      }
    }
    return wanted;
  }

  #perValue(perSet: Uint32Array): Uint32Array {
    const perValue = makeUint32(this.values.length);
    for (let set = 0; set < perSet.length; set++) {
      const count = perSet[set]!;
      if (count === 0) continue;
      const end = this.#setStarts[set + 1]!;
      for (let member = this.#setStarts[set]!; member < end; member++)
        perValue[this.#setCodes[member]!]! += count;
    }
    return perValue;
  }
}
