import type { ShopFilters } from '../../lib/shop-filters.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Builds list URLs: of any filters, of the current ones, and of the category without filters. */
export function useListAddress({ page: _, ...filters }: ShopFilters) {
  const locale = useLocale();
  const address = (choice: ShopFilters) => paths.shop(locale, choice);
  const { category } = filters;
  return {
    address,
    here: address(filters),
    clearHref: address(category === undefined ? {} : { category }),
  };
}
