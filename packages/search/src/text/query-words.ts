import { tokenise } from './tokenise.ts';

/** A word that a hit must have, or may have when it is optional. */
export interface QueryWord {
  word: string;
  /** Still being typed: it stands for every word that it begins. */
  prefix: boolean;
  optional: boolean;
}

export interface QueryWordSettings {
  queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  /** Words left out of a query that has others. */
  stopWords: ReadonlySet<string>;
  optionalWords: ReadonlySet<string>;
}

const longestQuery = 512;
const mostWords = 16;

/** The words of a search text. */
export function queryWords(text: string, settings: QueryWordSettings): QueryWord[] {
  const { queryType, stopWords, optionalWords } = settings;
  const tokens = tokenise(text.slice(0, longestQuery)).slice(0, mostWords);
  const words = tokens.map(({ word }, index): QueryWord => ({
    word,
    prefix: queryType === 'prefixAll' || (queryType === 'prefixLast' && index === tokens.length - 1),
    optional: optionalWords.has(word),
  }));
  const telling = words.filter(({ word, prefix }) => prefix || !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}
