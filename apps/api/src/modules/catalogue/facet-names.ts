import type { Locale } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { type NameRow, readNames } from './filter-names-repository.ts';
import { decadeName } from './names/decades-and-selections.ts';
import type { ProductRow } from './product-rows-repository.ts';

/** Returns the name of a facet value, or its slug when it has no name. */
export type NameOf = (facet: string, slug: string) => string;

const keyOf = (facet: string, slug: string) => `${facet}:${slug}`;

const namesFrom = (rows: readonly NameRow[], locale: Locale): NameOf => {
  const names = new Map(rows.map(({ facet, slug, name }) => [keyOf(facet, slug), name]));
  return (facet, slug) =>
    names.get(keyOf(facet, slug)) ?? (facet === 'years' ? decadeName(slug, locale) : slug);
};

/** Lists a category and its ancestors: `women/clothing/dresses` has three levels. */
export const categoryLevels = (path: string) => {
  const words = path.split('/');
  return words.map((_, index) => words.slice(0, index + 1).join('/'));
};

const valuesOf = (row: ProductRow): [facet: string, slug: string][] => [
  ...categoryLevels(row.categoryPath).map((slug): [string, string] => ['categories', slug]),
  ...row.colors.map((slug): [string, string] => ['color', slug]),
  ...row.materials.map((slug): [string, string] => ['material', slug]),
  ...row.patterns.map((slug): [string, string] => ['pattern', slug]),
  ...row.styles.map((slug): [string, string] => ['style', slug]),
  ['condition', row.condition],
  ['family', row.family],
  ...(row.decade ? [['years', row.decade] as [string, string]] : []),
  ...(row.brand ? [['brand', row.brand] as [string, string]] : []),
];

/** Loads the facet names of these products in one query. */
export async function namesFor(db: Database, rows: readonly ProductRow[], locale: Locale): Promise<NameOf> {
  const wanted = [...new Set(rows.flatMap(valuesOf).map((pair) => JSON.stringify(pair)))];
  return namesFrom(await readNames(db, wanted, locale), locale);
}
