import { type Bits, countBits, intersect, listBits, subtract, wordCount } from '../columns/bitset.ts';
import { makeUint32 } from '../columns/growable-buffer.ts';
import { Scratch } from '../columns/scratch.ts';
import type { Term } from './alternatives.ts';
import { type AttributeMask, allAttributes, isSearched } from './attribute-mask.ts';
import type { TextIndex } from './text-index.ts';

/**
 * Keeps the rows in `rows` that contain every mandatory term, or any term when all are optional. Rare terms come first:
 * where they leave no row, the long lists of a frequent word or of a beginning are not read.
 */
export function matchTerms(
  text: TextIndex,
  terms: readonly Term[],
  rows: Bits,
  rowCount: number,
  attributes: AttributeMask,
): void {
  const required = terms.filter(({ optional }) => !optional);
  const groups = required.length > 0 ? rarestFirst(text, required).map((term) => [term]) : [terms];
  for (const group of groups) {
    const count = countBits(rows);
    if (count === 0) return;
    intersect(rows, rowsWithAny(text, group, { rows, count, rowCount, attributes }));
  }
}

/** Of at most one row in so many, each is looked for in the lists of long ones. */
const few = 64;
/** Reading a list of one entry for so many rows takes as long as looking which rows are left. */
const short = 16;

interface Among {
  rows: Bits;
  count: number;
  rowCount: number;
  attributes: AttributeMask;
}

const foundRows = new Scratch(makeUint32);

/** Returns at least those of some rows that contain any of the terms, valid until the next call. Of a beginning, the most frequent words are in nearly all. */
function rowsWithAny(text: TextIndex, terms: readonly Term[], { rows, count, ...among }: Among): Bits {
  const { rowCount, attributes } = among;
  const found = foundRows.take(wordCount(rowCount)).fill(0);
  let wanted = count * few < rowCount ? listBits(rows, count) : undefined;
  for (const { number, length } of longestFirst(text, terms)) {
    addRows(text, { number, wanted, found, attributes });
    if (wanted || length * short < rowCount) continue;
    const left = rows.slice();
    subtract(left, found);
    const leftCount = countBits(left);
    if (leftCount === 0) break;
    if (leftCount * few < rowCount) wanted = listBits(left, leftCount);
  }
  return found;
}

const longestFirst = ({ postings }: TextIndex, terms: readonly Term[]) =>
  terms
    .flatMap(({ alternatives }) => alternatives)
    .map(({ number }) => ({ number, length: postings.lengthOf(number) }))
    .sort((one, other) => other.length - one.length);

function rarestFirst({ postings }: TextIndex, terms: readonly Term[]): Term[] {
  const lengthOf = ({ alternatives }: Term) =>
    alternatives.reduce((total, { number }) => total + postings.lengthOf(number), 0);
  return terms
    .map((term) => ({ term, length: lengthOf(term) }))
    .sort((one, other) => one.length - other.length)
    .map(({ term }) => term);
}

interface Adding {
  /** A word of the vocabulary. */
  number: number;
  /** Rows without which none needs to be added; undefined for all. */
  wanted: Uint32Array | undefined;
  found: Bits;
  attributes: AttributeMask;
}

/** Rows come in long ascending runs, so the bits of one cell are collected before they are written. */
function addRows({ postings }: TextIndex, { number, wanted, found, attributes }: Adding): void {
  const { rows, places } = postings;
  const everywhere = attributes === allAttributes;
  const add = (start: number, end: number): void => {
    let cell = rows[start]! >>> 5;
    let gathered = 0;
    for (let at = start; at < end; at++) {
      if (!everywhere && !isSearched(attributes, places[at]!)) continue;
      const row = rows[at]!;
      if (row >>> 5 !== cell) {
        found[cell]! |= gathered;
        cell = row >>> 5;
        gathered = 0;
      }
      gathered |= 1 << (row & 31);
    }
    found[cell]! |= gathered;
  };
  if (wanted) postings.eachRunOf(number, wanted, add);
  else postings.eachRun(number, add);
}
