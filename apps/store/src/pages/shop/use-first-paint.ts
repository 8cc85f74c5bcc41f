import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';

/** A list and the filters that it was loaded for. */
export type Shown = { list: ShopList; filters: ShopFilters };

/**
 * Returns the displayed list: after a change, the previous one until the first cards of the new one are painted. This keeps
 * interactions fast (INP); the rest renders directly afterwards.
 */
export function useFirstPaint(list: ShopList, filters: ShopFilters): { now: Shown; painted: Shown } {
  const now = useMemo(() => ({ list, filters }), [list, filters]);
  const [painted, setPainted] = useState(now);
  // An effect runs after the paint.
  useEffect(() => startTransition(() => setPainted(now)), [now]);
  return { now, painted };
}
