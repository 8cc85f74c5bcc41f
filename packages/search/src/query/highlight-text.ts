import { fold } from '../text/fold.ts';

/** Returns how many letters of a folded word to highlight; undefined for none. */
export type HighlightedLength = (word: string) => number | undefined;

export interface HighlightedText {
  value: string;
  /** True when the whole text is highlighted. */
  whole: boolean;
}

/** Words with what follows an apostrophe or a hyphen. */
export const compounds = /[\p{L}\p{N}\p{M}]+(?:['’ʼ-][\p{L}\p{N}\p{M}]+)*/gu;
export const words = /[\p{L}\p{N}\p{M}]+/gu;
const joints = /['’ʼ-]/g;

/** Returns the text with the matching beginnings of words between two strings. Accents are preserved. */
export function highlightText(
  text: string,
  marked: HighlightedLength,
  before: string,
  after: string,
): HighlightedText {
  let whole = text !== '';
  const mark = (word: string): string | undefined => {
    const folded = marked(foldedWord(word));
    if (folded === undefined) return undefined;
    const end = lengthBefore(word, folded);
    if (end < word.length) whole = false;
    return `${before}${word.slice(0, end)}${after}${word.slice(end)}`;
  };
  const value = text.replace(compounds, (compound) => {
    const asOne = mark(compound);
    if (asOne !== undefined) return asOne;
    return compound.replace(words, (word) => {
      const alone = mark(word);
      if (alone === undefined) whole = false;
      return alone ?? word;
    });
  });
  return { value, whole };
}

/** Returns the form under which a word of a text is known to the index. */
export const foldedWord = (word: string): string => fold(word).replaceAll(joints, '');

/** Returns the number of characters of a word that fold to at least `foldedLength` characters. */
function lengthBefore(word: string, foldedLength: number): number {
  let [length, folded] = [0, 0];
  for (const letter of word) {
    if (folded >= foldedLength) break;
    folded += foldedWord(letter).length;
    length += letter.length;
  }
  return length;
}
