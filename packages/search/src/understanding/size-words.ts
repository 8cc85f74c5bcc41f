import { elisionsOf } from './elisions.ts';
import { EXACT } from './inflection.ts';
import { type LanguageData, listed } from './language-data.ts';
import { PhraseBook } from './phrase-book.ts';
import type { SizeWords } from './read-sizes.ts';
import { type Token, wordsOf } from './tokens.ts';

/** Compiles the words of sizes and of size systems. */
export function sizeWords(languages: readonly LanguageData[]): {
  tokens: ReadonlySet<string>;
  read: (tokens: readonly Token[]) => SizeWords;
} {
  const book = new PhraseBook<{ name: string; isAdjective: boolean }>((word) => [{ word, closeness: EXACT }]);
  const systems = new Map<string, string>();
  const known = new Set<string>();
  for (const language of languages) {
    const elisions = elisionsOf(language);
    for (const [name, phrases] of Object.entries(language.sizes.named))
      for (const phrase of listed(phrases)) {
        const words = wordsOf(phrase, elisions);
        for (const word of words) known.add(word);
        book.add(words, { name, isAdjective: language.sizes.areAdjectives });
      }
    for (const [code, names] of Object.entries(language.sizes.systems))
      for (const name of listed(names))
        for (const word of wordsOf(name, elisions)) {
          known.add(word);
          systems.set(word, code);
        }
  }
  return {
    tokens: known,
    read: (tokens) => ({
      named: (at) => {
        const match = book
          .matchesAt(at, (index) => {
            const token = tokens[index];
            const ends = !token || token.isLiteral || (token.isApart && index > at);
            return ends ? [] : [{ word: token.word, closeness: EXACT }];
          })
          .at(-1);
        const [named] =
          match?.entries.toSorted((a, b) => Number(b.isAdjective) - Number(a.isAdjective)) ?? [];
        return match && named ? { ...named, length: match.length } : null;
      },
      system: (word) => systems.get(word) ?? null,
      ownSystem: languages[0]?.sizes.system ?? '',
    }),
  };
}
