import { parseFilters } from '../../lib/parse-filters.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { matchPage } from '../../pages.ts';

/** The list that an address of the shop leads to; null for every other address. */
export function listIn(address: string): ShopFilters | null {
  const at = address.indexOf('?');
  const [pathname, search] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
  const found = matchPage(pathname);
  if (found?.name !== 'shop') return null;
  // Favourites change with every heart: a list that is kept is what it is for everybody.
  const { page: _, sortby: __, favorite: ___, ...filters } = parseFilters(found.params['*'] ?? '', search);
  return filters;
}
