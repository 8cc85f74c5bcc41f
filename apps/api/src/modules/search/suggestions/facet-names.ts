import { facetValueIndex } from '@patine/contract/search/indexes';
import type { FacetValueRecord } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';

export type FacetName = Pick<FacetValueRecord, 'slug' | 'name'>;

/** A request for names of one facet: those that a text finds, or those of these slugs. */
export const nameRequest = (
  locale: Locale,
  facet: FacetValueRecord['facet'],
  { query = '', slugs, hitsPerPage }: { query?: string; slugs?: readonly string[]; hitsPerPage: number },
) => ({
  indexName: facetValueIndex(locale),
  query,
  facetFilters: [`facet:${facet}`, ...(slugs ? [slugs.map((slug) => `slug:${slug}`)] : [])],
  attributesToRetrieve: ['slug', 'name'],
  hitsPerPage,
});

/** Name of a category's root; null for a root. */
export const rootName = (slug: string, names: ReadonlyMap<string, string>): string | null =>
  slug.includes('/') ? (names.get(slug.split('/')[0] ?? '') ?? null) : null;

export const namesBySlug = (names: readonly FacetName[] = []): Map<string, string> =>
  new Map(names.map(({ slug, name }) => [slug, name]));
