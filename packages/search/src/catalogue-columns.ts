import { type Bits, clearBit, emptyBits, hasBit, setBit, wordCount } from './columns/bitset.ts';
import { FacetColumn } from './columns/facet-column.ts';
import { FacetGroups } from './columns/facet-groups.ts';
import { growableBuffer, makeUint32 } from './columns/growable-buffer.ts';
import { NumberColumn } from './columns/number-column.ts';
import { ObjectRows } from './columns/object-rows.ts';
import { tagAttribute } from './filters/conditions.ts';
import type { Synonyms } from './language/synonyms.ts';
import type { SectionReader, SectionWriter } from './snapshot/sections.ts';
import { attributeAt, numberOf, type SearchObject, textsOf } from './search-object.ts';
import { TextIndex } from './text/text-index.ts';

/** Objects with this tag are stored but never found. */
const secretTag = 'secret';

export interface ColumnNames {
  facets: readonly string[];
  searchable: readonly string[];
  numbers: readonly string[];
}

/** The columns of an index. An object moves to another row when its texts change, and keeps its row otherwise. */
export class CatalogueColumns {
  readonly #names: ColumnNames;
  readonly #facets: ReadonlyMap<string, FacetColumn>;
  readonly #numbers: ReadonlyMap<string, NumberColumn>;
  readonly facetGroups: FacetGroups;
  readonly rows = new ObjectRows();
  readonly text: TextIndex;
  #findable = makeUint32(0);

  constructor(names: ColumnNames, synonyms: Synonyms) {
    this.#names = names;
    this.#facets = new Map([...names.facets, tagAttribute].map((name) => [name, new FacetColumn()]));
    this.facetGroups = new FacetGroups(names.facets.flatMap((name) => this.#facets.get(name) ?? []));
    this.#numbers = new Map(names.numbers.map((name) => [name, new NumberColumn()]));
    this.text = new TextIndex(synonyms);
  }

  /** Number of rows including unused ones, which is the length of every bitset and permutation. */
  get rowCount(): number {
    return this.rows.count;
  }

  facet(attribute: string): FacetColumn | undefined {
    return this.#facets.get(attribute);
  }

  number(attribute: string): NumberColumn | undefined {
    return this.#numbers.get(attribute);
  }

  /** Returns the rows of the given object IDs. */
  rowsOf(objectIDs: readonly string[]): Bits {
    const bits = emptyBits(this.rowCount);
    for (const objectID of objectIDs) {
      const row = this.rows.rowOf(objectID);
      if (row !== undefined) setBit(bits, row);
    }
    return bits;
  }

  /** Returns a copy of the rows that searches may return. */
  findable(): Bits {
    const bits = emptyBits(this.rowCount);
    bits.set(this.#findable.subarray(0, bits.length));
    return bits;
  }

  isFindable(objectID: string): boolean {
    const row = this.rows.rowOf(objectID);
    return row !== undefined && this.isFindableRow(row);
  }

  isFindableRow(row: number): boolean {
    return hasBit(this.#findable, row);
  }

  /** `stored` is the current object with this ID, if any. */
  put(object: SearchObject, json: string, stored: SearchObject | undefined): void {
    const old = this.rows.rowOf(object.objectID);
    const texts = this.#textsOf(object);
    if (old !== undefined && stored && sameTexts(texts, this.#textsOf(stored))) {
      this.rows.replace(old, json);
      this.#fill(old, object);
      return;
    }
    if (old !== undefined) this.#empty(old);
    const row = this.rows.place(object.objectID, json);
    this.#fill(row, object);
    this.text.add(row, texts);
  }

  remove(objectID: string): void {
    const row = this.rows.rowOf(objectID);
    if (row === undefined) return;
    this.#empty(row);
    this.rows.remove(objectID);
  }

  /** Continues to purge discarded rows, visiting about `budget` entries of the text index. */
  clean(budget: number): void {
    this.rows.reuse(this.text.clean(budget, this.rowCount));
  }

  save(to: SectionWriter): void {
    this.rows.save(to);
    this.text.save(to);
    to.numbers(this.#findable);
    for (const column of [...this.#facets.values(), ...this.#numbers.values()]) column.save(to);
  }

  restore(from: SectionReader): void {
    this.rows.restore(from);
    this.text.restore(from);
    this.#findable = from.uint32();
    for (const column of [...this.#facets.values(), ...this.#numbers.values()]) column.restore(from);
  }

  #textsOf(object: SearchObject): string[][] {
    return this.#names.searchable.map((name) => textsOf(attributeAt(object, name)));
  }

  #fill(row: number, object: SearchObject): void {
    this.#findable = growableBuffer(this.#findable, wordCount(row + 1), makeUint32);
    const before = hasBit(this.#findable, row);
    const after = !textsOf(object[tagAttribute]).includes(secretTag);
    for (const [name, column] of this.#facets)
      column.put(row, textsOf(attributeAt(object, name)), { before, after });
    for (const [name, column] of this.#numbers) column.put(row, numberOf(attributeAt(object, name)));
    (after ? setBit : clearBit)(this.#findable, row);
  }

  #empty(row: number): void {
    const before = hasBit(this.#findable, row);
    for (const column of this.#facets.values()) column.put(row, [], { before, after: false });
    clearBit(this.#findable, row);
    this.text.discard(row);
  }
}

function sameTexts(one: readonly (readonly string[])[], other: readonly (readonly string[])[]): boolean {
  return one.every((texts, attribute) => {
    const others = other[attribute]!;
    return texts.length === others.length && texts.every((text, index) => text === others[index]);
  });
}
