import { slugify } from '@patine/core';
import type { Named } from './look-up-name.ts';

/** Words of a text as keys: without accents, and without the ending of a plural. */
const keysOf = (text: string) =>
  slugify(text)
    .split('-')
    .map((word) => (word.length > 3 ? word.replace(/(?:s|x)$/, '') : word));

/** Finds values in a text: the longest phrase first, none inside another, in the order of the text. */
export function findPhrases<T extends Named>(values: readonly T[]): (text: string) => T[] {
  const byPhrase = new Map(
    values.flatMap((value) =>
      [value.slug, value.fr, value.en, ...(value.also ?? [])].map(
        (words) => [keysOf(words).join(' '), value] as const,
      ),
    ),
  );
  const longest = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length));
  return (text) => {
    const words = keysOf(text);
    const found = new Set<T>();
    let at = 0;
    while (at < words.length) {
      let length = Math.min(longest, words.length - at);
      let value: T | undefined;
      for (; length > 0 && !value; length -= 1) value = byPhrase.get(words.slice(at, at + length).join(' '));
      if (value) found.add(value);
      at += value ? length + 1 : 1;
    }
    return [...found];
  };
}
