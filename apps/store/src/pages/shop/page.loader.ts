import { shopListQuery } from '../../features/catalogue/shop-list.query.ts';
import type { PageLoader } from '../../lib/page-context.ts';
import { parseFilters } from '../../lib/shop-filters.ts';

export const loader: PageLoader = async ({ queryClient, api, locale, params, url }) => {
  const filters = parseFilters(params['*'] ?? '', url.search);
  await queryClient.ensureQueryData(shopListQuery(api, queryClient, locale, filters));
  return null;
};
