import { slugify } from '@patine/core';

/** A facet value: its slug, its names, and synonyms that feeds use. */
export type Named = { slug: string; fr: string; en: string; also?: readonly string[] };

/** Finds a value by its slug, by its name in either language or by a synonym, ignoring case and accents. */
export function lookUp<T extends Named>(values: readonly T[]): (word: string) => T | undefined {
  const byWord = new Map(
    values.flatMap((value) =>
      [value.slug, value.fr, value.en, ...(value.also ?? [])].map((word) => [slugify(word), value] as const),
    ),
  );
  return (word) => byWord.get(slugify(word));
}
