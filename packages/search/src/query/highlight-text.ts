import { fold } from '../text/fold.ts';

/** Returns how many letters of a folded word to highlight; undefined for none. */
export type HighlightedLength = (word: string) => number | undefined;

export interface HighlightedText {
  value: string;
  /** True when the whole text is highlighted. */
  whole: boolean;
}

const compounds = /[\p{L}\p{N}\p{M}]+(?:['’ʼ-][\p{L}\p{N}\p{M}]+)*/gu;
const words = /[\p{L}\p{N}\p{M}]+/gu;
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
    const folded = marked(fold(word).replaceAll(joints, ''));
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

/** Returns the number of characters of a word that fold to at least `foldedLength` characters. */
function lengthBefore(word: string, foldedLength: number): number {
  let [length, folded] = [0, 0];
  for (const letter of word) {
    if (folded >= foldedLength) break;
    folded += fold(letter).replaceAll(joints, '').length;
    length += letter.length;
  }
  return length;
}
