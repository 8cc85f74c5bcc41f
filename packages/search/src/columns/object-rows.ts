import { growableBuffer, makeUint32 } from './growable-buffer.ts';
import type { SectionReader, SectionWriter } from '../snapshot/sections.ts';
import { RowChanges } from './row-changes.ts';
import { RowTexts } from './row-texts.ts';

/**
 * The stored objects as response JSON. An object keeps its `sequence` number when it moves to another row, so that it
 * keeps its position among equally ranked ones.
 */
export class ObjectRows {
  objectIDs: string[] = [];
  readonly json = new RowTexts();
  /** Rows that contain another object than before. */
  readonly changes = new RowChanges();
  sequence = makeUint32(0);
  #nextSequence = 0;
  readonly #rowOf = new Map<string, number>();
  #free: number[] = [];

  /** Number of rows including unused ones. */
  get count(): number {
    return this.json.length;
  }

  /** Number of stored objects. */
  get size(): number {
    return this.#rowOf.size;
  }

  rowOf(objectID: string): number | undefined {
    return this.#rowOf.get(objectID);
  }

  /** Yields the ID of every object. */
  stored(): Iterable<string> {
    return this.#rowOf.keys();
  }

  /** Yields the row of every object. */
  rows(): Iterable<number> {
    return this.#rowOf.values();
  }

  replace(row: number, json: string): void {
    this.json.set(row, json);
  }

  /** Stores an object in an unused row and frees its previous one. */
  place(objectID: string, json: string): number {
    const old = this.#rowOf.get(objectID);
    const sequence = old === undefined ? this.#nextSequence++ : this.sequence[old]!;
    if (old !== undefined) this.#blank(old);
    const row = this.#free.pop() ?? this.json.length;
    this.json.set(row, json);
    this.objectIDs[row] = objectID;
    this.sequence = growableBuffer(this.sequence, row + 1, makeUint32);
    this.sequence[row] = sequence;
    this.#rowOf.set(objectID, row);
    this.changes.push(row);
    return row;
  }

  remove(objectID: string): void {
    const row = this.#rowOf.get(objectID);
    if (row === undefined) return;
    this.#blank(row);
    this.#rowOf.delete(objectID);
  }

  /** Marks rows that nothing refers to any more as unused. */
  reuse(rows: Iterable<number>): void {
    for (const row of rows) this.#free.push(row);
  }

  save(to: SectionWriter): void {
    to.texts(this.objectIDs);
    this.json.save(to);
    to.numbers(this.sequence.subarray(0, this.count));
    to.list([this.#nextSequence]);
    to.list(this.#free);
  }

  restore(from: SectionReader): void {
    this.objectIDs = from.texts();
    this.json.restore(from);
    this.sequence = from.uint32();
    this.#nextSequence = from.list()[0] ?? 0;
    this.#free = from.list();
    this.#rowOf.clear();
    this.objectIDs.forEach((objectID, row) => {
      if (objectID !== '') this.#rowOf.set(objectID, row);
    });
  }

  #blank(row: number): void {
    this.json.set(row, '');
    this.objectIDs[row] = '';
  }
}
