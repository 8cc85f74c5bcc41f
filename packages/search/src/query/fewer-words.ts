import type { WordRemoval } from '../settings.ts';
import type { QueryWord } from '../text/query-words.ts';

/** Returns the queries to try in order when all words together find nothing. */
export function fewerWords(words: readonly QueryWord[], removal: WordRemoval): QueryWord[][] {
  if (words.length < 2) return [];
  const counts = words.slice(1).map((_, index) => index + 1);
  switch (removal) {
    case 'none':
      return [];
    case 'allOptional':
      return [words.map((word) => ({ ...word, optional: true }))];
    case 'lastWords':
      return counts.map((dropped) => words.slice(0, words.length - dropped));
    case 'firstWords':
      return counts.map((dropped) => words.slice(dropped));
  }
}
