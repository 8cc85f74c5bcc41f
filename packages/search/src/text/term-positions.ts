import { makeUint16, makeUint8 } from '../columns/growable-buffer.ts';
import { Scratch } from '../columns/scratch.ts';

/** Only the first positions of a word in a row are evaluated, at most this many. */
export const mostPositions = 4;

/** For each matching row, the positions of one query term, and how well its best word matches. */
export class TermPositions {
  counts: Uint8Array = makeUint8(0);
  /** How many of the positions, the first ones, have the best quality; the others are one worse. */
  bestCounts: Uint8Array = makeUint8(0);
  qualities: Uint8Array = makeUint8(0);
  places: Uint16Array = makeUint16(0);
  readonly #counts = new Scratch(makeUint8);
  readonly #bestCounts = new Scratch(makeUint8);
  readonly #qualities = new Scratch(makeUint8);
  readonly #places = new Scratch(makeUint16);

  /** Clears the content for this number of rows. */
  reset(rowCount: number): this {
    this.counts = this.#counts.take(rowCount).fill(0);
    this.bestCounts = this.#bestCounts.take(rowCount).fill(0);
    this.qualities = this.#qualities.take(rowCount);
    this.places = this.#places.take(rowCount * mostPositions);
    return this;
  }

  /** Words are added in order of match quality: the first determines the quality. */
  add(slot: number, place: number, quality: number): void {
    const count = this.counts[slot]!;
    if (count === 0) this.qualities[slot] = quality;
    if (count >= mostPositions || quality > this.qualities[slot]! + 1) return;
    this.places[slot * mostPositions + count] = place;
    if (quality === this.qualities[slot]) this.bestCounts[slot] = count + 1;
    this.counts[slot] = count + 1;
  }
}
