import type { Synonyms } from '../language/synonyms.ts';
import { tokenise } from './tokenise.ts';

/** Returns the words under which the text index files texts: those written, their variants and phrases with synonyms. */
export function indexedWords(texts: readonly string[], synonyms: Synonyms): Set<string> {
  const indexed = new Set<string>();
  for (const text of texts) {
    const tokens = tokenise(text);
    const words = tokens.map(({ word }) => word);
    tokens.forEach(({ word, variants }, position) => {
      for (const form of [word, ...variants]) indexed.add(form);
      for (const { term } of synonyms.phrasesAt(words, position)) indexed.add(term);
    });
  }
  return indexed;
}
