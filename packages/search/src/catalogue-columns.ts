import { type Bits, clearBit, emptyBits, hasBit, setBit, wordCount } from './columns/bitset.ts';
import { FacetColumn } from './columns/facet-column.ts';
import { grown, makeUint32 } from './columns/grown.ts';
import { NumberColumn } from './columns/number-column.ts';
import { ObjectRows, renumbered } from './columns/object-rows.ts';
import { tagAttribute } from './filters/conditions.ts';
import { attributeAt, numberOf, type SearchObject, textsOf } from './search-object.ts';
import { TextIndex } from './text/text-index.ts';

/** Objects that carry this tag are stored and never found. */
const secretTag = 'secret';

export interface ColumnNames {
  facets: readonly string[];
  searchable: readonly string[];
  numbers: readonly string[];
}

/** One index's rows, by column. Rows are only ever appended and emptied; compaction makes a new set of columns. */
export class CatalogueColumns {
  readonly #names: ColumnNames;
  readonly #facets: Map<string, FacetColumn>;
  readonly #numbers: Map<string, NumberColumn>;
  readonly rows: ObjectRows;
  readonly text: TextIndex;
  #findable = makeUint32(0);

  constructor(names: ColumnNames, survivorsOf?: CatalogueColumns) {
    this.#names = names;
    const survivors = survivorsOf?.rows.survivors() ?? makeUint32(0);
    const findable = (row: number): boolean =>
      survivorsOf !== undefined && hasBit(survivorsOf.#findable, row);
    this.#facets = new Map(
      [...names.facets, tagAttribute].map((name) => [
        name,
        survivorsOf?.facet(name)?.compacted(survivors, findable) ?? new FacetColumn(),
      ]),
    );
    this.#numbers = new Map(
      names.numbers.map((name) => [
        name,
        survivorsOf?.number(name)?.compacted(survivors) ?? new NumberColumn(),
      ]),
    );
    this.rows = survivorsOf?.rows.compacted(survivors) ?? new ObjectRows();
    this.text = survivorsOf?.text.compacted(renumbered(survivors, survivorsOf.rowCount)) ?? new TextIndex();
    survivors.forEach((row, position) => this.#setFindable(position, findable(row)));
  }

  /** Rows in use, emptied ones included: every bitset and permutation has this many. */
  get rowCount(): number {
    return this.rows.count;
  }

  facet(attribute: string): FacetColumn | undefined {
    return this.#facets.get(attribute);
  }

  number(attribute: string): NumberColumn | undefined {
    return this.#numbers.get(attribute);
  }

  /** The rows of objects of these IDs. */
  rowsOf(objectIDs: readonly string[]): Bits {
    const bits = emptyBits(this.rowCount);
    for (const objectID of objectIDs) {
      const row = this.rows.rowOf(objectID);
      if (row !== undefined) setBit(bits, row);
    }
    return bits;
  }

  /** A copy of the rows that searches may show. */
  findable(): Bits {
    const bits = emptyBits(this.rowCount);
    bits.set(this.#findable.subarray(0, bits.length));
    return bits;
  }

  put(object: SearchObject, json: string): void {
    this.#hide(object.objectID);
    const row = this.rows.append(object.objectID, json);
    const findable = !textsOf(object[tagAttribute]).includes(secretTag);
    for (const [name, column] of this.#facets)
      column.append(row, textsOf(attributeAt(object, name)), findable);
    for (const [name, column] of this.#numbers) column.append(row, numberOf(attributeAt(object, name)));
    const texts = this.#names.searchable.map((name) => textsOf(attributeAt(object, name)));
    this.text.append(row, texts);
    this.#setFindable(row, findable);
  }

  remove(objectID: string): void {
    this.#hide(objectID);
    this.rows.remove(objectID);
  }

  isFindable(objectID: string): boolean {
    const row = this.rows.rowOf(objectID);
    return row !== undefined && hasBit(this.#findable, row);
  }

  #setFindable(row: number, findable: boolean): void {
    this.#findable = grown(this.#findable, wordCount(row + 1), makeUint32);
    if (findable) setBit(this.#findable, row);
  }

  #hide(objectID: string): void {
    const row = this.rows.rowOf(objectID);
    if (row === undefined || !hasBit(this.#findable, row)) return;
    for (const column of this.#facets.values()) column.discount(row);
    clearBit(this.#findable, row);
  }
}
