import type { ProductHit } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { dictionaryQuery } from '../../lib/content.query.ts';
import { serializeFilters, type ShopFilters } from '../../lib/shop-filters.ts';
import { childrenOf, trailOf } from './category-tree.ts';
import { shopList } from './shop-list.ts';
import { categoryOf, shopRequests } from './shop-requests.ts';

/** A category that the dictionary does not name is no page. */
const unknownCategory = () => new ApiError({ name: 'NOT_FOUND', code: 201 });

/** A page of the shop with everything around it: one search call. */
export const shopListQuery = (api: Api, queryClient: QueryClient, locale: Locale, filters: ShopFilters) =>
  queryOptions({
    queryKey: ['shop', locale, filters.category ?? '', serializeFilters(filters)],
    queryFn: async () => {
      const dictionary = await queryClient.ensureQueryData(dictionaryQuery(api, locale));
      const categories = dictionary.facetValues['categories'] ?? [];
      const category = categoryOf(filters);
      const trail = category === '' ? [] : trailOf(categories, category);
      if (!trail) throw unknownCategory();
      const isLeaf = category !== '' && childrenOf(categories, category).length === 0;
      const results = await api.search<ProductHit>(shopRequests(filters, locale, isLeaf));
      return shopList({ filters, results, dictionary, trail, isLeaf });
    },
    staleTime: 10_000,
  });
