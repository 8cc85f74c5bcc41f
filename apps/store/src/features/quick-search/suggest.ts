import { SECRET_TAG, facetValueIndex, productIndex } from '@patine/contract/search/indexes';
import type { FacetValueRecord, ProductRecord } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { Api } from '../../lib/api.ts';

const PIECES = 5;
const BRANDS = 3;
const CATEGORIES = 3;
const TARGETS = 10;

const PIECE_ATTRIBUTES = ['objectID', 'slug', 'name', 'price', 'currency'] as const;
type Piece = Pick<ProductRecord, (typeof PIECE_ATTRIBUTES)[number]>;
type Name = Pick<FacetValueRecord, 'slug' | 'name'>;

export type Suggestions = {
  brands: Name[];
  /** `under` is the name of the root category: several have dresses. */
  categories: (Name & { under: string | null })[];
  pieces: Piece[];
  /** Query id for click events; absent if the service returns none. */
  queryID: string | undefined;
};

/** Suggestions for typed text: brands, categories and products for sale, in one search call. */
export async function suggest({ search }: Api, locale: Locale, text: string): Promise<Suggestions> {
  const names = (facet: FacetValueRecord['facet'], query: string, hitsPerPage: number) => ({
    indexName: facetValueIndex(locale),
    query,
    facetFilters: [`facet:${facet}`],
    attributesToRetrieve: ['slug', 'name'],
    hitsPerPage,
  });
  const [brands, categories, targets, pieces] = await search<Name & Piece>([
    names('brand', text, BRANDS),
    names('categories', text, CATEGORIES),
    names('target', '', TARGETS),
    {
      indexName: productIndex('relevance', locale),
      query: text,
      facetFilters: ['availability:AVAILABLE'],
      tagFilters: [`-${SECRET_TAG}`],
      attributesToRetrieve: PIECE_ATTRIBUTES,
      hitsPerPage: PIECES,
      clickAnalytics: true,
    },
  ]);
  const nameOf = new Map(targets?.hits.map(({ slug, name }) => [slug, name]));
  const above = (slug: string) =>
    slug.includes('/') ? (nameOf.get(slug.split('/')[0] ?? '') ?? null) : null;
  return {
    brands: brands?.hits ?? [],
    categories: (categories?.hits ?? []).map(({ slug, name }) => ({ slug, name, under: above(slug) })),
    pieces: pieces?.hits ?? [],
    queryID: pieces?.queryID,
  };
}
