import type { ShopFilters } from '../../lib/shop-filters.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Writes a choice as an address; knows that of the present list, and the one that lets go of all but the category. */
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
