import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';

/** A list and the choice that it answers. */
export type Shown = { list: ShopList; filters: ShopFilters };

/**
 * The list that is on the screen: after a press, the one before, until what one looks at first has been painted. So a
 * press costs a few cards, and the rest of the page follows right behind them.
 */
export function useFirstPaint(list: ShopList, filters: ShopFilters): { now: Shown; painted: Shown } {
  const now = useMemo(() => ({ list, filters }), [list, filters]);
  const [painted, setPainted] = useState(now);
  // A screen cannot be asked what it shows: an effect runs once it does.
  useEffect(() => startTransition(() => setPainted(now)), [now]);
  return { now, painted };
}
