import { growableBuffer, makeUint32 } from './growable-buffer.ts';

/** A reader further behind than this reads the whole column again. */
const remembered = 16_384;

/** The rows written last, in order, so that what is remembered per row can be brought up to date. */
export class RowChanges {
  #rows = makeUint32(0);
  #version = 0;

  /** How many changes there have been. */
  get version(): number {
    return this.#version;
  }

  push(row: number): void {
    if (this.#version < remembered) {
      this.#rows = growableBuffer(this.#rows, this.#version + 1, makeUint32, remembered);
    }
    this.#rows[this.#version % remembered] = row;
    this.#version += 1;
  }

  /** Rows changed after the given version, some perhaps twice; nothing when they are no longer known. */
  since(version: number): Uint32Array | undefined {
    const count = this.#version - version;
    if (count > remembered) return undefined;
    const rows = makeUint32(count);
    for (let index = 0; index < count; index++) rows[index] = this.#rows[(version + index) % remembered]!;
    return rows;
  }
}
