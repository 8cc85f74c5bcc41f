import { grown, makeUint32 } from './grown.ts';

/**
 * The stored objects, each as the JSON that answers carry. A change appends a row and empties the old one; the object
 * keeps its `sequence` number, so that what orders by nothing else does not move when it changes.
 */
export class ObjectRows {
  readonly objectIDs: string[] = [];
  readonly json: string[] = [];
  sequence = makeUint32(0);
  #nextSequence = 0;
  readonly #rowOf = new Map<string, number>();

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

  append(objectID: string, json: string): number {
    const old = this.#rowOf.get(objectID);
    const sequence = old === undefined ? this.#nextSequence++ : this.sequence[old]!;
    if (old !== undefined) this.#blank(old);
    return this.#push(objectID, json, sequence);
  }

  remove(objectID: string): void {
    const row = this.#rowOf.get(objectID);
    if (row === undefined) return;
    this.#blank(row);
    this.#rowOf.delete(objectID);
  }

  /** Rows that hold an object, ascending. */
  survivors(): Uint32Array<ArrayBuffer> {
    return Uint32Array.from(this.#rowOf.values()).sort();
  }

  compacted(survivors: Uint32Array): ObjectRows {
    const rows = new ObjectRows();
    for (const row of survivors) rows.#push(this.objectIDs[row]!, this.json[row]!, this.sequence[row]!);
    rows.#nextSequence = this.#nextSequence;
    return rows;
  }

  #push(objectID: string, json: string, sequence: number): number {
    const row = this.json.push(json) - 1;
    this.objectIDs.push(objectID);
    this.sequence = grown(this.sequence, row + 1, makeUint32);
    this.sequence[row] = sequence;
    this.#rowOf.set(objectID, row);
    return row;
  }

  #blank(row: number): void {
    this.json[row] = '';
    this.objectIDs[row] = '';
  }
}

/** For each of `rowCount` rows its number among the survivors plus one, or 0 when it is not one of them. */
export function renumbered(survivors: Uint32Array, rowCount: number): Uint32Array {
  const moved = makeUint32(rowCount);
  for (let position = 0; position < survivors.length; position++) moved[survivors[position]!] = position + 1;
  return moved;
}
