import { parseSize, sizeNames } from '@patine/core';
import type { facetValues } from '../../db/schema/catalogue.ts';
import { findBrand } from './names/brands.ts';

export type FacetValueRow = typeof facetValues.$inferSelect;

/** The value that a stored one has become since: earlier imports kept every spelling of a size or a brand. */
export function currentValue(row: FacetValueRow): FacetValueRow {
  if (row.facet === 'brand') {
    const brand = findBrand(row.nameFr);
    return brand ? { ...row, slug: brand.slug, nameFr: brand.name, nameEn: brand.name } : row;
  }
  if (row.facet !== 'size') return row;
  const { value, known } = parseSize(row.nameFr);
  const names = known ? sizeNames(value) : null;
  return names ? { ...row, slug: value, nameFr: names.fr, nameEn: names.en } : row;
}

const keyOf = ({ facet, slug }: FacetValueRow) => `${facet}:${slug}`;

/** The values of the filters, each once. */
export function currentValues(rows: readonly FacetValueRow[]): FacetValueRow[] {
  const stored = new Set(rows.map(keyOf));
  const values = rows
    .map((row) => ({ row, now: currentValue(row) }))
    // A stored value has its own position.
    .filter(({ row, now }) => row.slug === now.slug || !stored.has(keyOf(now)))
    .map(({ now }) => [keyOf(now), now] as const);
  return [...new Map(values).values()];
}

/** Earlier values by facet, with the ones that they have become, so that their URLs keep working. */
export function aliasesIn(rows: readonly FacetValueRow[]): Record<string, Record<string, string>> {
  const aliases: Record<string, Record<string, string>> = {};
  for (const row of rows) {
    const { slug } = currentValue(row);
    if (slug !== row.slug) (aliases[row.facet] ??= {})[row.slug] = slug;
  }
  return aliases;
}
