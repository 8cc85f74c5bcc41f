import { FOR_SALE } from '@patine/contract/search/indexes';
import type { ProductHit } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { dictionaryQuery } from '../../lib/content.query.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import type { FilterNames } from './active-choices.ts';
import { trailIn } from './category-tree.ts';
import { currentFilters } from './current-filters.ts';
import { amongNames } from './search-understanding/among-names.ts';
import { typedUnderstanding } from './search-understanding/left-out.ts';
import { shopList } from './shop-list.ts';
import { categoryOf, shopRequests } from './shop-requests.ts';

/** How many pieces of a list are shown. */
const SHOWN = 3;

export type ListPreview = FilterNames & {
  filters: ShopFilters;
  /** Name of the category; null for the whole shop. */
  category: string | null;
  /** Number of products for sale. */
  total: number;
  /** Ids of the pictures of the newest products for sale. */
  pictures: string[];
};

/** What each list finds now, in one search call; null for a list of a category that is gone. */
export async function readListPreviews(
  { api, queryClient, locale }: { api: Api; queryClient: QueryClient; locale: Locale },
  lists: readonly ShopFilters[],
): Promise<(ListPreview | null)[]> {
  const dictionary = await queryClient.ensureQueryData(dictionaryQuery(api, locale));
  const asked = await Promise.all(
    lists.map(async (requested) => {
      const filters = currentFilters(requested, dictionary.aliases) ?? requested;
      const newest = shopRequests({ ...filters, sortby: 'chrono' }, locale, false).slice(0, 1);
      const understanding = await typedUnderstanding({ api, queryClient, locale }, filters);
      const requests = amongNames(newest, understanding).map((request) => ({
        ...request,
        facetFilters: [...(request.facetFilters ?? []), FOR_SALE],
        hitsPerPage: SHOWN,
        clickAnalytics: false,
      }));
      return { filters, requests };
    }),
  );
  const found = await api.search<ProductHit>(asked.flatMap(({ requests }) => requests));
  return asked.map(({ filters }, index) => {
    const trail = trailIn(dictionary, categoryOf(filters));
    const result = found[index];
    if (!trail || !result) return null;
    // The newest pieces for sale are the page and its count at once.
    const list = shopList({ filters, results: [result, result], dictionary, trail, isLeaf: false });
    const { among, options, excluded, total, hits } = list;
    return {
      filters,
      among,
      options,
      excluded,
      category: trail.at(-1)?.name ?? null,
      total,
      pictures: hits.flatMap(({ image }) => (image ? [image] : [])),
    };
  });
}
