import { growableBuffer, makeUint32 } from './growable-buffer.ts';
import { RowChanges } from './row-changes.ts';

/**
 * The stored objects, each as the JSON that answers carry. An object keeps its `sequence` number when it moves to
 * another row, so that what orders by nothing else does not move when it changes.
 */
export class ObjectRows {
  readonly objectIDs: string[] = [];
  readonly json: string[] = [];
  /** Rows that hold another object than before. */
  readonly changes = new RowChanges();
  sequence = makeUint32(0);
  #nextSequence = 0;
  readonly #rowOf = new Map<string, number>();
  readonly #free: number[] = [];

  /** Rows in use, emptied ones included. */
  get count(): number {
    return this.json.length;
  }

  /** Objects stored. */
  get size(): number {
    return this.#rowOf.size;
  }

  rowOf(objectID: string): number | undefined {
    return this.#rowOf.get(objectID);
  }

  /** Every object's row. */
  rows(): Iterable<number> {
    return this.#rowOf.values();
  }

  replace(row: number, json: string): void {
    this.json[row] = json;
  }

  /** Puts an object into a row that holds none, and empties the one that held it. */
  place(objectID: string, json: string): number {
    const old = this.#rowOf.get(objectID);
    const sequence = old === undefined ? this.#nextSequence++ : this.sequence[old]!;
    if (old !== undefined) this.#blank(old);
    const row = this.#free.pop() ?? this.json.length;
    this.json[row] = json;
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

  /** Rows that nothing refers to any more, for objects to come. */
  reuse(rows: Iterable<number>): void {
    for (const row of rows) this.#free.push(row);
  }

  #blank(row: number): void {
    this.json[row] = '';
    this.objectIDs[row] = '';
  }
}
