import { readSavedSizes, sizeSlug } from '@patine/core';
import type { ShopOption } from '../../features/catalogue/shop-list.ts';
import { useMe } from '../../features/session/use-me.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';

/**
 * The filters plus those sizes of the list that the customer saved; null if there are none or they are already selected. A saved
 * waist stands for jeans of every length.
 */
export function useMySizes(
  { page: _, ...filters }: ShopFilters,
  options: readonly ShopOption[],
): ShopFilters | null {
  const saved = Object.values(readSavedSizes(useMe()?.sizes ?? []))
    .flat()
    .map(sizeSlug);
  const sizes = options
    .map(({ slug }) => slug)
    .filter((slug) => saved.some((size) => slug === size || slug.startsWith(`${size}-l`)));
  const chosen = new Set(filters.size);
  if (sizes.every((size) => chosen.has(size))) return null;
  return { ...filters, size: sizes.toSorted() };
}
