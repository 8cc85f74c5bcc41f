import { sizeSlug } from '@patine/core';
import { useMe } from '../../features/session/use-me.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';

/** The filters plus the customer's saved sizes; null if there are none or they are already selected. */
export function useMySizes({ page: _, ...filters }: ShopFilters): ShopFilters | null {
  const sizes = useMe()?.sizes.map(sizeSlug) ?? [];
  const chosen = new Set(filters.size);
  if (sizes.every((size) => chosen.has(size))) return null;
  return { ...filters, size: [...sizes].toSorted() };
}
