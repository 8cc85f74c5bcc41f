import type { Locale } from '@patine/core';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { once } from '../../lib/once.ts';
import { serializeFilters, type ShopFilters } from '../../lib/shop-filters.ts';

/**
 * Loads the list reader once: the server sends the first list with the page. Memoised, because a browser resolves a repeated `import`
 * only after other pending tasks.
 */
export const listReader = once(() => import('./read-shop-list.ts'));

/** One page of a list with its facets, in one search call. `favorites` are only known in a customer's browser. */
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
