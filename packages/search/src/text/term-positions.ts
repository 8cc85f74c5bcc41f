import { makeUint16, makeUint8 } from '../columns/growable-buffer.ts';
import { Scratch } from '../columns/scratch.ts';

/** Only the first positions of a word in a row are evaluated, at most this many. */
export const mostPositions = 4;

/**
 * For each matching row, how well one term of the query matches it: its best weight, and its positions where they are
 * compared with those of other terms.
 */
export class TermPositions {
  counts: Uint8Array = makeUint8(0);
  /** Quality of the best word; those of worse ones are at most one worse. */
  qualities: Uint8Array = makeUint8(0);
  /** Weight of the best position, and whether the word there is another than the searched one. */
  weights: Uint8Array = makeUint8(0);
  inexact: Uint8Array = makeUint8(0);
  /** 1 where the word is the only one of a value. */
  alone: Uint8Array = makeUint8(0);
  places: Uint16Array = makeUint16(0);
  readonly #counts = new Scratch(makeUint8);
  readonly #qualities = new Scratch(makeUint8);
  readonly #weights = new Scratch(makeUint8);
  readonly #inexact = new Scratch(makeUint8);
  readonly #alone = new Scratch(makeUint8);
  readonly #places = new Scratch(makeUint16);

  /** Clears the content for this number of rows. Only a row with a count has further content. */
  reset(rowCount: number): this {
    this.counts = this.#counts.take(rowCount).fill(0);
    this.qualities = this.#qualities.take(rowCount);
    this.weights = this.#weights.take(rowCount);
    this.inexact = this.#inexact.take(rowCount);
    this.alone = this.#alone.take(rowCount);
    this.places = this.#places.take(rowCount * mostPositions);
    return this;
  }
}
