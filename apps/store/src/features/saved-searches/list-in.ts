import { parseFilters } from '../../lib/parse-filters.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { matchPage } from '../../pages.ts';

/** The list of a shop URL; null for every other URL. */
export function listIn(url: string): ShopFilters | null {
  const at = url.indexOf('?');
  const [pathname, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const found = matchPage(pathname);
  if (found?.name !== 'shop') return null;
  // Favourites change and are private: a saved list is the public one.
  const { page: _, sortby: __, favorite: ___, ...filters } = parseFilters(found.params['*'] ?? '', search);
  return filters;
}
