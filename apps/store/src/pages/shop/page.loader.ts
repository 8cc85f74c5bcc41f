import { shopListQuery } from '../../features/catalogue/shop-list.query.ts';
import { wishedQuery } from '../../features/wishlist/wished.query.ts';
import type { PageLoader } from '../../lib/page-context.ts';
import { parseFilters } from '../../lib/parse-filters.ts';

export const loader: PageLoader = async ({ queryClient, api, locale, signedIn, params, url }) => {
  const filters = parseFilters(params['*'] ?? '', url.search);
  const wished = filters.favorite && signedIn ? await queryClient.fetchQuery(wishedQuery(api)) : undefined;
  await queryClient.ensureQueryData(shopListQuery(api, queryClient, locale, filters, wished));
  return null;
};
