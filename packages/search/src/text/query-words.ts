import { tokenise } from './tokenise.ts';

/** A word of a query; hits must contain it unless it is optional. */
export interface QueryWord {
  word: string;
  /** True for a word that is still being typed: it matches every word with this prefix. */
  prefix: boolean;
  optional: boolean;
}

export interface QueryWordSettings {
  queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  /** Words that are removed from a query with other words. */
  stopWords: ReadonlySet<string>;
  optionalWords: ReadonlySet<string>;
}

export const longestQuery = 512;
const mostWords = 16;

/** Returns the words of a search text. */
export function queryWords(text: string, settings: QueryWordSettings): QueryWord[] {
  const { queryType, stopWords, optionalWords } = settings;
  const tokens = tokenise(text.slice(0, longestQuery)).slice(0, mostWords);
  const words = tokens.map(({ word }, index): QueryWord => ({
    word,
    prefix: queryType === 'prefixAll' || (queryType === 'prefixLast' && index === tokens.length - 1),
    optional: optionalWords.has(word),
  }));
  const meaningful = words.filter(({ word, prefix }) => prefix || !stopWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
}
