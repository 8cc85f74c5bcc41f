import { SORTS } from '@patine/contract/search/indexes';
import type { IntlShape } from 'react-intl';
import type { ShopFilters } from '../../lib/shop-filters.ts';

/** Sort options with their URLs, each from the first page. */
export const sortOptions = (
  { page: _, ...filters }: ShopFilters,
  address: (filters: ShopFilters) => string,
  { formatMessage }: IntlShape,
) =>
  SORTS.map((sort) => ({
    slug: sort,
    name: formatMessage({ id: `shop.sort.${sort}` }),
    href: address({ ...filters, sortby: sort }),
    selected: sort === (filters.sortby ?? 'relevance'),
  }));
