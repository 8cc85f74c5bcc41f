import { SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES, type ProductHit } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { Search } from '../../lib/search.ts';
import type { Product } from './product.query.ts';

const SHOWN = 8;

/** Search hits with their query id. */
export type FoundProducts = { hits: ProductHit[]; queryID: string | undefined };
export type Neighbours = { similar: FoundProducts; sameSeller: FoundProducts };

const NOTHING: FoundProducts = { hits: [], queryID: undefined };
const NOBODY: Neighbours = { similar: NOTHING, sameSeller: NOTHING };

/** Products of the same category and of the same seller, in one search call; empty if the search fails. */
export async function findNeighbours(search: Search, locale: Locale, product: Product): Promise<Neighbours> {
  const category = product.categories.at(-1)?.slug;
  const like = (facets: string[], hitsPerPage: number) => ({
    indexName: productIndex('relevance', locale),
    facetFilters: ['availability:AVAILABLE', ...facets],
    numericFilters: [`reference!=${product.reference}` as const],
    tagFilters: [`-${SECRET_TAG}`],
    attributesToRetrieve: CARD_ATTRIBUTES,
    hitsPerPage,
    clickAnalytics: true,
  });
  try {
    const [similar, seller] = await search<ProductHit>([
      like(category ? [`categories:${category}`] : [], SHOWN),
      like([`store:${product.store.slug}`], 2 * SHOWN),
    ]);
    const shown = new Set(similar?.hits.map(({ objectID }) => objectID));
    const others = seller?.hits.filter(({ objectID }) => !shown.has(objectID)) ?? [];
    return {
      similar: { hits: similar?.hits ?? [], queryID: similar?.queryID },
      sameSeller: { hits: others.slice(0, SHOWN), queryID: seller?.queryID },
    };
  } catch {
    return NOBODY;
  }
}
