import type { ShopDictionary } from '@patine/contract/content/structure';
import {
  EXCLUSIONS,
  EXCLUSION_NAMES,
  LIST_FILTERS,
  LIST_FILTER_NAMES,
  type ShopFilters,
} from '../../lib/shop-filters.ts';

/** The filters with current values in the place of merged ones; null when they are current already. */
export function currentFilters(filters: ShopFilters, aliases: ShopDictionary['aliases']): ShopFilters | null {
  if (!aliases) return null;
  const facets = { ...LIST_FILTERS, ...EXCLUSIONS };
  const changed = [...LIST_FILTER_NAMES, ...EXCLUSION_NAMES].flatMap((name) => {
    const known = aliases[facets[name]];
    const values = filters[name];
    if (!known || !values?.some((slug) => Object.hasOwn(known, slug))) return [];
    return [[name, [...new Set(values.map((slug) => known[slug] ?? slug))].toSorted()] as const];
  });
  return changed.length > 0 ? { ...filters, ...Object.fromEntries(changed) } : null;
}
