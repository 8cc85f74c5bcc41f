import { compounds, foldedWord, words } from './highlight-text.ts';

/** How long an excerpt is, and what stands where its text is cut. */
export interface SnippetShape {
  words: number;
  ellipsis: string;
}

/** Returns the excerpt with the most words of the query, from the beginning of the text when it has none. */
export function cutSnippet(text: string, shape: SnippetShape, isMarked: (word: string) => boolean): string {
  const found = [...text.matchAll(compounds)];
  if (found.length <= shape.words) return text;
  const marks = found.map(([compound]) => Number(holdsMark(compound, isMarked)));
  const first = firstWord(marks, shape.words);
  const last = first + shape.words - 1;
  const isEnd = last === found.length - 1;
  const start = first === 0 ? 0 : found[first]!.index;
  const end = isEnd ? text.length : found[last]!.index + found[last]![0].length;
  return `${first === 0 ? '' : shape.ellipsis}${text.slice(start, end)}${isEnd ? '' : shape.ellipsis}`;
}

const holdsMark = (compound: string, isMarked: (word: string) => boolean): boolean =>
  isMarked(foldedWord(compound)) || (compound.match(words) ?? []).some((word) => isMarked(foldedWord(word)));

/** Returns the number of the first word: the window with the most marks, with its marks in the middle. */
function firstWord(marks: readonly number[], length: number): number {
  let inside = marks.slice(0, length).reduce((sum, mark) => sum + mark, 0);
  let [best, most] = [0, inside];
  for (let first = 1; first + length <= marks.length; first++) {
    inside += marks[first + length - 1]! - marks[first - 1]!;
    if (inside > most) [best, most] = [first, inside];
  }
  if (most === 0) return 0;
  const from = marks.indexOf(1, best);
  const to = marks.lastIndexOf(1, best + length - 1);
  const centred = from - Math.floor((length - (to - from + 1)) / 2);
  return Math.min(Math.max(centred, 0), marks.length - length);
}
