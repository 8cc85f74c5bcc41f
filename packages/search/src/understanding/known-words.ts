import { elisionsOf } from './elisions.ts';
import { inflections, PLURAL } from './inflection.ts';
import type { LanguageData } from './language-data.ts';
import { wordsOf } from './tokens.ts';

/** Words and their inflected forms. */
export function formSet(words: Iterable<string>, languages: readonly LanguageData[]): ReadonlySet<string> {
  const readers = languages.map(inflections);
  const forms = new Set<string>();
  for (const word of words) for (const read of readers) for (const form of read(word)) forms.add(form.word);
  return forms;
}

/** Returns the function that tells whether names of items have every word of a phrase, in singular or plural. */
export function namesHave(
  words: ReadonlySet<string>,
  language: LanguageData | undefined,
): (phrase: string) => boolean {
  if (!language) return () => false;
  const formsOf = inflections(language);
  const elisions = elisionsOf(language);
  const numbers = (word: string) =>
    formsOf(word).flatMap((form) => (form.closeness <= PLURAL ? form.word : []));
  const forms = new Set([...words].flatMap(numbers));
  return (phrase) => {
    const written = wordsOf(phrase, elisions);
    return written.length > 0 && written.every((word) => numbers(word).some((form) => forms.has(form)));
  };
}

/** Folds the words of names, for a vocabulary. */
export const foldWords = (words: Iterable<string>): ReadonlySet<string> =>
  new Set([...words].flatMap((word) => wordsOf(word, new Set())));
