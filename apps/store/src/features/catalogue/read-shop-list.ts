import type { ProductHit } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { dictionaryQuery } from '../../lib/content.query.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { childrenOf, trailIn } from './category-tree.ts';
import { currentFilters } from './current-filters.ts';
import { amongNames } from './search-understanding/among-names.ts';
import { looserLists } from './looser-lists.ts';
import { shopList, type ShopList } from './shop-list.ts';
import { categoryOf, shopRequests } from './shop-requests.ts';
import { leftOutRequest, typedUnderstanding } from './search-understanding/left-out.ts';

export { findOptions } from './find-options.ts';
export { readListPreviews } from './list-previews.ts';

/** An unknown category is a 404. */
const unknownCategory = () => new ApiError({ name: 'NOT_FOUND', code: 201 });

export type ShopListRequest = {
  api: Api;
  queryClient: QueryClient;
  locale: Locale;
  filters: ShopFilters;
  /** References of the customer's favourites, known only in the browser. */
  wished: readonly number[] | undefined;
};

/** Preloads what every list needs. */
export const preloadShopList = ({
  api,
  queryClient,
  locale,
}: Pick<ShopListRequest, 'api' | 'queryClient' | 'locale'>) =>
  Promise.all([queryClient.prefetchQuery(dictionaryQuery(api, locale)), api.search([])]);

export async function readShopList({
  api,
  queryClient,
  locale,
  filters: requested,
  wished,
}: ShopListRequest): Promise<ShopList> {
  const dictionary = await queryClient.ensureQueryData(dictionaryQuery(api, locale));
  const movedTo = currentFilters(requested, dictionary.aliases);
  const filters = movedTo ?? requested;
  const categories = dictionary.facetValues['categories'] ?? [];
  const category = categoryOf(filters);
  const trail = trailIn(dictionary, category);
  if (!trail) throw unknownCategory();
  const isLeaf = category !== '' && childrenOf(categories, category).length === 0;
  const understanding = await typedUnderstanding({ api, queryClient, locale }, filters);
  const requests = amongNames(shopRequests(filters, locale, isLeaf, wished), understanding);
  const without = leftOutRequest(understanding, filters, locale);
  const results = await api.search<ProductHit>([...requests, ...(without ? [without.request] : [])]);
  const list: ShopList = {
    ...shopList({ filters, results: results.slice(0, requests.length), dictionary, trail, isLeaf }),
    ...(without ? { leftOut: { words: without.words, count: results.at(-1)?.nbHits ?? 0 } } : {}),
  };
  if (movedTo) return { ...list, movedTo };
  if (list.total > 0) return list;
  const hasLoosening = list.without.some(({ count }) => count > 0);
  return { ...list, looser: await looserLists({ search: api.search, locale, filters, trail }, hasLoosening) };
}
