import type { Buffer } from 'node:buffer';
import type { SectionReader, SectionWriter } from '../snapshot/sections.ts';

const noBytes: Pick<Buffer, 'toString'> = { toString: () => '' };

/**
 * One text per row, of Latin-1 letters. Those of a snapshot stay bytes outside the heap until they are asked for, so that
 * a million of them neither take time at start nor are looked at by the garbage collector.
 */
export class RowTexts {
  /** Texts that were written since the snapshot. */
  #written: (string | undefined)[] = [];
  #bytes = noBytes;
  /** Where each text of the snapshot begins, and the end of the last. */
  #starts = new Float64Array(1);

  get length(): number {
    return Math.max(this.#written.length, this.#starts.length - 1);
  }

  at(row: number): string {
    return this.#written[row] ?? textOf(this.#bytes, this.#starts, row);
  }

  set(row: number, text: string): void {
    this.#written[row] = text;
  }

  save(to: SectionWriter): void {
    const [written, bytes, starts] = [this.#written.slice(), this.#bytes, this.#starts];
    const lengths = new Uint32Array(this.length);
    for (let row = 0; row < lengths.length; row++)
      lengths[row] = written[row]?.length ?? starts[row + 1]! - starts[row]!;
    to.textsAt((row) => written[row] ?? textOf(bytes, starts, row), lengths, true);
  }

  restore(from: SectionReader): void {
    const { bytes, lengths } = from.latin1();
    this.#starts = new Float64Array(lengths.length + 1);
    for (let row = 0; row < lengths.length; row++) this.#starts[row + 1] = this.#starts[row]! + lengths[row]!;
    this.#bytes = bytes;
    this.#written = [];
  }
}

const textOf = (bytes: Pick<Buffer, 'toString'>, starts: Float64Array, row: number): string =>
  bytes.toString('latin1', starts[row], starts[row + 1]);
