import { growableBuffer, makeUint32 } from './growable-buffer.ts';

/** A reader that missed more changes than this reads the whole column again. */
const maxRecorded = 16_384;

/** The most recently written rows in order, with which cached bitsets are updated. */
export class RowChanges {
  #rows = makeUint32(0);
  #version = 0;

  /** Number of changes so far. */
  get version(): number {
    return this.#version;
  }

  push(row: number): void {
    if (this.#version < maxRecorded) {
      this.#rows = growableBuffer(this.#rows, this.#version + 1, makeUint32, maxRecorded);
    }
    this.#rows[this.#version % maxRecorded] = row;
    this.#version += 1;
  }

  /** Returns the rows changed since a version, possibly with duplicates; undefined when they are no longer recorded. */
  since(version: number): Uint32Array | undefined {
    const count = this.#version - version;
    if (count > maxRecorded) return undefined;
    const rows = makeUint32(count);
    for (let index = 0; index < count; index++) rows[index] = this.#rows[(version + index) % maxRecorded]!;
    return rows;
  }
}
