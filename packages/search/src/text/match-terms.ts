import { type Bits, emptyBits, intersect } from '../columns/bitset.ts';
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
    if (isEmpty(rows)) return;
    const found = emptyBits(rowCount);
    for (const { alternatives } of group) {
      for (const { number } of alternatives) addRows(text, number, found, attributes);
    }
    intersect(rows, found);
  }
}

const isEmpty = (rows: Bits): boolean => rows.every((word) => word === 0);

function rarestFirst({ postings }: TextIndex, terms: readonly Term[]): Term[] {
  const lengthOf = ({ alternatives }: Term) =>
    alternatives.reduce((total, { number }) => total + postings.lengthOf(number), 0);
  return terms
    .map((term) => ({ term, length: lengthOf(term) }))
    .sort((one, other) => one.length - other.length)
    .map(({ term }) => term);
}

/** Rows come in long ascending runs, so the bits of one cell are collected before they are written. */
function addRows({ postings }: TextIndex, word: number, found: Bits, attributes: AttributeMask): void {
  const { rows, places } = postings;
  const everywhere = attributes === allAttributes;
  postings.eachRun(word, (start, end) => {
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
  });
}
