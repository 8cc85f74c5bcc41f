import { CUSTOM_RANKING, REPLICA_RANKING, SORTS, productIndex } from '@patine/contract/search/indexes';
import { FACETS, NUMERIC_ATTRIBUTES, PRICE_BANDS, type ProductHit } from '@patine/contract/search/record';
import { createSearchEngine, type SearchObject } from '@patine/search';
import type { SearchResult } from '../../../lib/search.ts';
import type { ShopFilters } from '../../../lib/shop-filters.ts';
import { type ShopList, shopList } from '../shop-list.ts';
import { shopRequests } from '../shop-requests.ts';
import { CATEGORIES } from './random-shop.ts';

const dictionary = {
  facetValues: { categories: CATEGORIES.map((slug) => ({ slug, name: slug })) },
};

/** The list that a shop with these records shows. */
export function listOf(records: readonly SearchObject[], choice: ShopFilters): ShopList {
  const engine = createSearchEngine({
    indexes: [
      {
        name: productIndex('relevance', 'fr'),
        locale: 'fr',
        searchableAttributes: ['name'],
        attributesForFaceting: [...FACETS, PRICE_BANDS],
        numericAttributes: NUMERIC_ATTRIBUTES,
        customRanking: CUSTOM_RANKING,
        typoTolerance: false,
        replicas: SORTS.filter((sort) => sort !== 'relevance').map((sort) => ({
          name: productIndex(sort, 'fr'),
          ranking: REPLICA_RANKING[sort],
        })),
      },
    ],
    now: () => 0,
  });
  engine.saveObjects(productIndex('relevance', 'fr'), records);
  const isLeaf = choice.category?.includes('/') ?? false;
  const results = shopRequests(choice, 'fr', isLeaf).map(({ indexName, ...params }) =>
    engine.search(indexName, params),
  );
  return shopList({
    filters: choice,
    results: results as unknown as SearchResult<ProductHit>[],
    dictionary,
    trail: [],
    isLeaf,
  });
}
