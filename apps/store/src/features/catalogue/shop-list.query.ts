import type { Locale } from '@patine/core';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { once } from '../../lib/once.ts';
import { serializeFilters, type ShopFilters } from '../../lib/shop-filters.ts';

/**
 * A page comes with its list: how others are read is fetched apart. Kept, since a browser answers `import` of what it
 * has only after everything else that waits.
 */
export const listReader = once(() => import('./read-shop-list.ts'));

/**
 * A page of the shop with everything around it: one search call. The favourites that it may be narrowed to are given
 * in the browser of a customer alone.
 */
export const shopListQuery = (
  api: Api,
  queryClient: QueryClient,
  locale: Locale,
  filters: ShopFilters,
  wished?: readonly number[],
) =>
  queryOptions({
    queryKey: [
      'shop',
      locale,
      filters.category ?? '',
      serializeFilters(filters),
      ...(wished ? [wished] : []),
    ],
    queryFn: async () => (await listReader()).readShopList({ api, queryClient, locale, filters, wished }),
    staleTime: 10_000,
  });
