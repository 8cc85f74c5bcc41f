import { slugify } from '@patine/core';

/** A facet's value: its slug, its names, and other words that feeds use for it. */
export type Named = { slug: string; fr: string; en: string; also?: readonly string[] };

/** Finds a value by its slug, by its name in either language or by another word for it, whatever the accents. */
export function lookUp(values: readonly Named[]): (word: string) => Named | undefined {
  const byWord = new Map(
    values.flatMap((value) =>
      [value.slug, value.fr, value.en, ...(value.also ?? [])].map((word) => [slugify(word), value] as const),
    ),
  );
  return (word) => byWord.get(slugify(word));
}
