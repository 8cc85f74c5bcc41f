import { grown, makeUint16, makeUint32 } from '../columns/grown.ts';

const largestBlock = 4096;
/** Attributes are one bit each beside an eight-bit position. */
export const mostAttributes = 8;
const farthestPosition = 255;

/** No word of a row: any match scores lower. */
export const unmatched = 255;

/**
 * For each word, the rows that hold it, ascending, with the attributes it stands in and its first position there.
 * All words share two arrays, in chained blocks that double (one entry, two, four…), because most words are rare and
 * an array object for each would weigh more than its content. A block's first cell links to the next block.
 */
export class Postings {
  #rows = makeUint32(1024);
  #places = makeUint16(1024);
  #used = 1;
  #heads = makeUint32(0);
  #cursors = makeUint32(0);
  #limits = makeUint32(0);
  #blockSizes = makeUint16(0);
  #lengths = makeUint32(0);

  /** Rows come in ascending order; a word that comes again in the same row adds its attribute to the entry. */
  add(word: number, row: number, attribute: number, position: number): void {
    this.#growWords(word);
    const length = this.#lengths[word]!;
    const last = this.#cursors[word]! - 1;
    if (length > 0 && this.#rows[last] === row) this.#places[last]! |= 1 << attribute;
    else this.#push(word, row, (1 << attribute) | (Math.min(position, farthestPosition) << mostAttributes));
  }

  /** Lowers each row's score to twice its first attribute that has the word, plus `penalty`. */
  score(word: number, penalty: number, scores: Uint8Array): void {
    const [rows, places] = [this.#rows, this.#places];
    this.#eachBlock(word, (start, end) => {
      for (let at = start; at < end; at++) {
        const mask = places[at]! & 0xff;
        const score = ((31 - Math.clz32(mask & -mask)) << 1) | penalty;
        const row = rows[at]!;
        if (score < scores[row]!) scores[row] = score;
      }
    });
  }

  /** Copies a word's entries whose row survives: `moved[row]` is its new number plus one, 0 when it is gone. */
  copyTo(target: Postings, word: number, targetWord: number, moved: Uint32Array): void {
    this.#eachBlock(word, (start, end) => {
      for (let at = start; at < end; at++) {
        const row = moved[this.#rows[at]!]!;
        if (row !== 0) target.#push(targetWord, row - 1, this.#places[at]!);
      }
    });
  }

  /** Whether any row with the word survives. */
  survives(word: number, moved: Uint32Array): boolean {
    let survives = false;
    this.#eachBlock(word, (start, end) => {
      for (let at = start; at < end && !survives; at++) survives = moved[this.#rows[at]!] !== 0;
    });
    return survives;
  }

  #eachBlock(word: number, visit: (start: number, end: number) => void): void {
    let left = this.#lengths[word] ?? 0;
    for (let block = this.#heads[word]!, size = 1; left > 0; size = Math.min(size * 2, largestBlock)) {
      const filled = Math.min(size, left);
      visit(block + 1, block + 1 + filled);
      left -= filled;
      block = this.#rows[block]!;
    }
  }

  #push(word: number, row: number, place: number): void {
    this.#growWords(word);
    if (this.#cursors[word] === this.#limits[word]) this.#startBlock(word);
    const at = this.#cursors[word]!;
    this.#rows[at] = row;
    this.#places[at] = place;
    this.#cursors[word] = at + 1;
    this.#lengths[word]! += 1;
  }

  #startBlock(word: number): void {
    const size = Math.min(Math.max(this.#blockSizes[word]! * 2, 1), largestBlock);
    const block = this.#used;
    const previous = this.#limits[word]! - this.#blockSizes[word]! - 1;
    this.#used += size + 1;
    this.#rows = grown(this.#rows, this.#used, makeUint32);
    this.#places = grown(this.#places, this.#used, makeUint16);
    if (this.#lengths[word] === 0) this.#heads[word] = block;
    else this.#rows[previous] = block;
    this.#blockSizes[word] = size;
    this.#cursors[word] = block + 1;
    this.#limits[word] = block + 1 + size;
  }

  #growWords(word: number): void {
    if (word < this.#heads.length) return;
    this.#heads = grown(this.#heads, word + 1, makeUint32);
    this.#cursors = grown(this.#cursors, word + 1, makeUint32);
    this.#limits = grown(this.#limits, word + 1, makeUint32);
    this.#blockSizes = grown(this.#blockSizes, word + 1, makeUint16);
    this.#lengths = grown(this.#lengths, word + 1, makeUint32);
  }
}
