import { type Locale, showsEnglish } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { type NameRow, readNames } from './facet-values-repository.ts';
import { decadeName } from './names/decades-and-selections.ts';
import type { ProductRow } from './product-rows-repository.ts';

/** Returns the name of a facet value, or its slug when it has no name. */
export type NameOf = (facet: string, slug: string) => string;

const keyOf = (facet: string, slug: string) => `${facet}:${slug}`;

const namesFrom = (rows: readonly NameRow[], locale: Locale): NameOf => {
  const names = new Map(
    rows.map((row) => [keyOf(row.facet, row.slug), showsEnglish(locale) ? row.nameEn : row.nameFr]),
  );
  return (facet, slug) =>
    facet === 'years' ? decadeName(slug, locale) : (names.get(keyOf(facet, slug)) ?? slug);
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
  ...(row.brand ? [['brand', row.brand] as [string, string]] : []),
];

/** Loads the facet names of these products in one query. */
export async function namesFor(db: Database, rows: readonly ProductRow[], locale: Locale): Promise<NameOf> {
  const wanted = [...new Set(rows.flatMap(valuesOf).map((pair) => JSON.stringify(pair)))];
  return namesFrom(await readNames(db, wanted), locale);
}
