import { type Bits, hasBit } from '../columns/bitset.ts';
import type { SectionReader, SectionWriter } from '../snapshot/sections.ts';
import { growableBuffer, makeUint16, makeUint32 } from '../columns/growable-buffer.ts';

const largestBlock = 4096;
/** Size of a word's blocks by block number from 0. */
const sizeOf = (block: number): number => (block < doublingBlocks ? 2 ** block : largestBlock);
const doublingBlocks = 12;
const doublingEntries = 2 ** doublingBlocks - 1;
/** Finding a row's entries in a list takes as long as reading so many. */
const entriesPerSeek = 64;

const unsorted = 0xffffffff;

/** Returns where the entry with this number is, by the places of a word's blocks. */
function addressOf(starts: readonly number[], entry: number): number {
  if (entry < doublingEntries) {
    const block = 31 - Math.clz32(entry + 1);
    return starts[block]! + entry + 1 - 2 ** block;
  }
  const after = entry - doublingEntries;
  return starts[doublingBlocks + Math.floor(after / largestBlock)]! + (after % largestBlock);
}

/**
 * The posting lists: for each word, its occurrences as pairs of a row and a packed position. All words share two
 * arrays, in chained blocks of doubling size (1, 2, 4, …), because most words are rare and an array object for each
 * would take more memory than its content. The first cell of a block links to the next one.
 */
export class Postings {
  /** Rows and positions of all entries; `eachRun` returns those of a word. */
  rows = makeUint32(1024);
  places = makeUint16(1024);
  #used = 1;
  #heads = makeUint32(0);
  #cursors = makeUint32(0);
  #blockSizes = makeUint16(0);
  /** Free cells in the last block of each word. */
  #rests = makeUint16(0);
  #lengths = makeUint32(0);
  /** The row of the last entry of each word, or `unsorted` when an earlier one has a higher row. */
  #lastRows = makeUint32(0);
  #freeBlocks = new Map<number, number[]>();

  lengthOf(word: number): number {
    return this.#lengths[word] ?? 0;
  }

  add(word: number, row: number, place: number): void {
    this.#growWords(word);
    if (this.#rests[word] === 0) this.#startBlock(word);
    const at = this.#cursors[word]!;
    this.rows[at] = row;
    this.places[at] = place;
    this.#cursors[word] = at + 1;
    this.#rests[word]! -= 1;
    const last = this.#lastRows[word]!;
    this.#lastRows[word] = this.#lengths[word] === 0 || (last !== unsorted && last <= row) ? row : unsorted;
    this.#lengths[word]! += 1;
  }

  /**
   * Calls `visit` with ranges of the arrays that contain all entries of a word for some ascending rows, and with entries
   * of others where reading them is faster than leaving them out.
   */
  eachRunOf(word: number, wanted: Uint32Array, visit: (start: number, end: number) => void): void {
    const length = this.lengthOf(word);
    if (this.#lastRows[word] === unsorted || length < wanted.length * entriesPerSeek)
      return this.eachRun(word, visit);
    const starts: number[] = [];
    this.eachRun(word, (start) => starts.push(start));
    const { rows } = this;
    let from = 0;
    for (const row of wanted) {
      let end = length;
      while (from < end) {
        const middle = (from + end) >>> 1;
        if (rows[addressOf(starts, middle)]! < row) from = middle + 1;
        else end = middle;
      }
      for (; from < length; from++) {
        const at = addressOf(starts, from);
        if (rows[at] !== row) break;
        visit(at, at + 1);
      }
    }
  }

  /** Calls `visit` with every range of the arrays that contains entries of a word. */
  eachRun(word: number, visit: (start: number, end: number) => void): void {
    let left = this.lengthOf(word);
    let block = this.#heads[word]!;
    for (let size = 1; left > 0; size = Math.min(size * 2, largestBlock)) {
      const filled = Math.min(size, left);
      visit(block + 1, block + 1 + filled);
      left -= filled;
      block = this.rows[block]!;
    }
  }

  /** Removes a word's entries of some rows in place. Returns the number of visited entries. */
  purge(word: number, gone: Bits): number {
    const { rows, places } = this;
    const length = this.lengthOf(word);
    const blocks: number[] = [];
    let remaining = 0;
    let [target, offset] = [0, 0];
    this.eachRun(word, (start, end) => {
      blocks.push(start - 1);
      for (let at = start; at < end; at++) {
        if (hasBit(gone, rows[at]!)) continue;
        const to = blocks[target]! + 1 + offset;
        rows[to] = rows[at]!;
        places[to] = places[at]!;
        remaining += 1;
        offset += 1;
        if (offset === sizeOf(target)) [target, offset] = [target + 1, 0];
      }
    });
    if (remaining < length) this.#shorten(word, remaining, blocks);
    return length;
  }

  save(to: SectionWriter): void {
    to.numbers(this.rows.subarray(0, this.#used));
    to.numbers(this.places.subarray(0, this.#used));
    for (const perWord of [this.#heads, this.#cursors, this.#lengths, this.#lastRows]) to.numbers(perWord);
    for (const perWord of [this.#blockSizes, this.#rests]) to.numbers(perWord);
    to.list(this.#freeBlocks.keys());
    to.list([...this.#freeBlocks.values()].map(({ length }) => length));
    to.list([...this.#freeBlocks.values()].flat());
  }

  restore(from: SectionReader): void {
    this.rows = from.uint32();
    this.places = from.uint16();
    this.#used = this.rows.length;
    [this.#heads, this.#cursors] = [from.uint32(), from.uint32()];
    [this.#lengths, this.#lastRows] = [from.uint32(), from.uint32()];
    [this.#blockSizes, this.#rests] = [from.uint16(), from.uint16()];
    const [sizes, counts, blocks] = [from.list(), from.list(), from.list()];
    let at = 0;
    this.#freeBlocks = new Map(sizes.map((size, index) => [size, blocks.slice(at, (at += counts[index]!))]));
  }

  /** Truncates a word's entries and frees the blocks after them. */
  #shorten(word: number, length: number, blocks: readonly number[]): void {
    let last = -1;
    let left = length;
    while (left > 0) left -= sizeOf(++last);
    for (let index = last + 1; index < blocks.length; index++) this.#free(blocks[index]!, sizeOf(index));
    const size = last < 0 ? 0 : sizeOf(last);
    this.#lengths[word] = length;
    this.#blockSizes[word] = size;
    this.#rests[word] = -left;
    if (last >= 0) this.#cursors[word] = blocks[last]! + 1 + size + left;
  }

  #free(block: number, size: number): void {
    const free = this.#freeBlocks.get(size);
    if (free) free.push(block);
    else this.#freeBlocks.set(size, [block]);
  }

  #startBlock(word: number): void {
    const before = this.#blockSizes[word]!;
    const size = Math.min(Math.max(before * 2, 1), largestBlock);
    const block = this.#freeBlocks.get(size)?.pop() ?? this.#newBlock(size);
    if (before === 0) this.#heads[word] = block;
    else this.rows[this.#cursors[word]! - before - 1] = block;
    this.#blockSizes[word] = size;
    this.#cursors[word] = block + 1;
    this.#rests[word] = size;
  }

  #newBlock(size: number): number {
    const block = this.#used;
    this.#used += size + 1;
    this.rows = growableBuffer(this.rows, this.#used, makeUint32);
    this.places = growableBuffer(this.places, this.#used, makeUint16);
    return block;
  }

  #growWords(word: number): void {
    if (word < this.#heads.length) return;
    this.#heads = growableBuffer(this.#heads, word + 1, makeUint32);
    this.#cursors = growableBuffer(this.#cursors, word + 1, makeUint32);
    this.#blockSizes = growableBuffer(this.#blockSizes, word + 1, makeUint16);
    this.#rests = growableBuffer(this.#rests, word + 1, makeUint16);
    this.#lengths = growableBuffer(this.#lengths, word + 1, makeUint32);
    this.#lastRows = growableBuffer(this.#lastRows, word + 1, makeUint32);
  }
}
