import { data, redirect } from 'react-router-dom';
import { shopListQuery } from '../../features/catalogue/shop-list.query.ts';
import { nearestSearchesQuery } from '../../features/catalogue/nearest-searches.query.ts';
import { wishlistFlagsQuery } from '../../features/wishlist/wishlist-flags.query.ts';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import type { PageLoader } from '../../lib/page-loader.ts';
import { parseFilters } from '../../lib/parse-filters.ts';
import { paths } from '../../paths.ts';
import { isEmptyCombination } from './indexed-lists.ts';
import { loadParts } from './lazy-parts.ts';

const loadTypedSearch = lazyMessages(() => import('./typed-search.ts'));

export const loader: PageLoader = async ({ queryClient, api, locale, signedIn, params, url }) => {
  const filters = parseFilters(params['*'] ?? '', url.search);
  if (filters.text || filters.typed) {
    const { understoodAddress } = await loadTypedSearch();
    const to = await understoodAddress({ api, queryClient, locale, filters });
    // Temporary redirect: what is understood follows the catalogue.
    if (to !== null) return redirect(to, 302);
  }
  const favorites =
    filters.favorite && signedIn ? await queryClient.fetchQuery(wishlistFlagsQuery(api)) : undefined;
  const [list] = await Promise.all([
    queryClient.ensureQueryData(shopListQuery(api, queryClient, locale, filters, favorites)),
    loadParts(),
  ]);
  const words = filters.typed ?? filters.text;
  if (list.total === 0 && words) await queryClient.prefetchQuery(nearestSearchesQuery(api, locale, words));
  if (list.movedTo) return redirect(paths.shop(locale, list.movedTo), 301);
  const { page = 1, ...others } = filters;
  // Temporary redirect: lists get shorter with every sale and may grow again.
  if (page > 1 && list.hits.length === 0)
    return redirect(paths.shop(locale, list.pages > 1 ? { ...others, page: list.pages } : others), 302);
  // The page is the same, with its ways on; only documents have a status.
  if (import.meta.env.SSR && isEmptyCombination(list, filters)) return data(null, { status: 404 });
  return null;
};
