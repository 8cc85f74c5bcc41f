import { makeUint16, makeUint32 } from '../columns/growable-buffer.ts';
import { Scratch } from '../columns/scratch.ts';

/** Only the first positions of a word in a row are evaluated, at most this many. */
export const mostPositions = 4;

const weightShift = 8;
const qualityShift = 16;
const byte = 0xff;
const weightBits = byte << weightShift;
const inexactBit = 1 << 24;
const aloneBit = 1 << 25;

/**
 * How well one term of the query matches a row, in one number, because a search reads and writes it for every occurrence
 * of a word. From the lowest bits: the number of evaluated positions, 0 where the row does not have the term; the best
 * weight; the quality of the best word, those of worse ones being at most one worse; whether the word of the best weight
 * is another than the searched one; whether a word is the only one of a value.
 */
export const firstMatch = (weight: number, quality: number, isAlone: boolean): number =>
  1 |
  (weight << weightShift) |
  (quality << qualityShift) |
  (quality & 1 ? inexactBit : 0) |
  (isAlone ? aloneBit : 0);

/** Adds a position of a word of some quality. */
export function furtherMatch(match: number, weight: number, quality: number, isAlone: boolean): number {
  let further = match + 1;
  if (weight < weightOf(match)) {
    // A narrower word in a name ranks behind the word itself in one, even where the word stands in a lesser attribute.
    const isInexact = quality !== qualityOf(match) || (quality & 1) === 1;
    further = (further & ~(weightBits | inexactBit)) | (weight << weightShift) | (isInexact ? inexactBit : 0);
  }
  return isAlone ? further | aloneBit : further;
}

export const positionCount = (match: number): number => match & byte;
export const weightOf = (match: number): number => (match >>> weightShift) & byte;
export const qualityOf = (match: number): number => (match >>> qualityShift) & byte;
export const isInexact = (match: number): boolean => (match & inexactBit) !== 0;
export const isOnlyWord = (match: number): boolean => (match & aloneBit) !== 0;

/** For each matching row, how well one term matches it, and its positions where they are compared with other terms'. */
export class TermPositions {
  matches: Uint32Array = makeUint32(0);
  places: Uint16Array = makeUint16(0);
  readonly #matches = new Scratch(makeUint32);
  readonly #places = new Scratch(makeUint16);

  /** Clears the content for this number of rows. */
  reset(rowCount: number): this {
    this.matches = this.#matches.take(rowCount).fill(0);
    this.places = this.#places.take(rowCount * mostPositions);
    return this;
  }
}
