import { tokenise } from './tokenise.ts';

/** A word that every hit must have, or begin a word with. */
export interface QueryWord {
  word: string;
  prefix: boolean;
}

const longestQuery = 512;
const mostWords = 32;

/** The words of a search text. The last one is still being typed, so it stands for every word that it begins. */
export function queryWords(text: string): QueryWord[] {
  const tokens = tokenise(text.slice(0, longestQuery)).slice(0, mostWords);
  return tokens.map(({ word }, index) => ({ word, prefix: index === tokens.length - 1 }));
}
