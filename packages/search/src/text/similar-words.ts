import { EditRows } from './edit-rows.ts';

export interface WordList {
  words: readonly string[];
  /** Word numbers in alphabetical order of the words. */
  sorted: Uint32Array;
  /** Word numbers that are not in that order. */
  unsorted: readonly number[];
  numberOf: (word: string) => number | undefined;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/**
 * Returns the words within `most` typos, or with a prefix within them. A missing, added or changed letter or two
 * swapped neighbours is one typo; a wrong first letter counts as two.
 */
export function similarWords(
  list: WordList,
  word: string,
  most: number,
  asPrefix: boolean,
): Map<number, number> {
  const found = new Map<number, number>();
  const keep = (number: number, typos: number): void => {
    if (typos > 0 && typos < (found.get(number) ?? Infinity)) found.set(number, typos);
  };
  const rows = new EditRows(word, most, { asPrefix });
  walkSorted(list, rows, word, keep);
  for (const number of list.unsorted) {
    const candidate = list.words[number]!;
    if (candidate[0] !== word[0]) continue;
    const typos = rows.typosOf(candidate);
    if (typos !== undefined) keep(number, typos);
  }
  if (most >= 2) {
    for (const candidate of otherBeginnings(word)) {
      const number = list.numberOf(candidate);
      if (number !== undefined) keep(number, 2);
    }
  }
  return found;
}

/** In sorted order, neighbours share prefixes and the matrix rows already computed for them. */
function walkSorted(
  { words, sorted }: WordList,
  rows: EditRows,
  word: string,
  keep: (number: number, typos: number) => void,
): void {
  const end = lowerBound(words, sorted, 0, `${word[0]}\uffff`);
  let at = lowerBound(words, sorted, 0, word[0]!);
  while (at < end) {
    const candidate = words[sorted[at]!]!;
    const typos = rows.typosOf(candidate);
    if (typos !== undefined) {
      keep(sorted[at]!, typos);
      at += 1;
    } else if (rows.rejectedPrefixLength < candidate.length) {
      at = lowerBound(words, sorted, at + 1, `${candidate.slice(0, rows.rejectedPrefixLength)}\uffff`);
    } else at += 1;
  }
}

function lowerBound(words: readonly string[], sorted: Uint32Array, from: number, text: string): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[sorted[middle]!]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the possible corrections of a typo in the first letter. */
function otherBeginnings(word: string): string[] {
  const swapped = `${word[1] ?? ''}${word[0]}${word.slice(2)}`;
  const written = [
    word.slice(1),
    swapped,
    ...letters.flatMap((letter) => [letter + word.slice(1), letter + word]),
  ];
  return written.filter((candidate) => candidate[0] !== word[0]);
}
