import { type Bits, emptyBits, hasBit, intersect, setBit, subtract } from '../columns/bitset.ts';
import type { Phrase } from './advanced-syntax.ts';
import { type AttributeMask, isSearched } from './attribute-mask.ts';
import { attributeOf, positionOf } from './packed-position.ts';
import type { TextIndex } from './text-index.ts';

/** Keeps the rows in `rows` that contain each phrase, and no excluded one. */
export function matchPhrases(
  text: TextIndex,
  phrases: readonly Phrase[],
  rows: Bits,
  rowCount: number,
  attributes: AttributeMask,
): void {
  for (const { words, excluded } of phrases) {
    const found = emptyBits(rowCount);
    for (const row of rowsWithPhrase(text, words, rows, attributes)) setBit(found, row);
    if (excluded) subtract(rows, found);
    else intersect(rows, found);
  }
}

/** Positions of a row; more than any packed position, so that each row has its own range of numbers. */
const perRow = 0x10000;

/** Returns the rows among `rows` in which the words follow each other. */
function rowsWithPhrase(
  text: TextIndex,
  words: readonly string[],
  rows: Bits,
  attributes: AttributeMask,
): Set<number> {
  let begins: ReadonlySet<number> | undefined;
  for (const [index, word] of words.entries()) {
    const next = new Set<number>();
    eachPlace(text, word, (row, place) => {
      if (!hasBit(rows, row) || !isSearched(attributes, place)) return;
      const begin = row * perRow + (attributeOf(place) << 13) + positionOf(place) - index;
      if (begins === undefined || begins.has(begin)) next.add(begin);
    });
    begins = next;
  }
  return new Set([...(begins ?? [])].map((begin) => Math.floor(begin / perRow)));
}

function eachPlace(text: TextIndex, word: string, visit: (row: number, place: number) => void): void {
  const number = text.vocabulary.numberOf(word);
  if (number === undefined) return;
  const { rows, places } = text.postings;
  text.postings.eachRun(number, (start, end) => {
    for (let at = start; at < end; at++) visit(rows[at]!, places[at]!);
  });
}
