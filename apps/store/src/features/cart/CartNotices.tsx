import { Suspense, lazy, useState } from 'react';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { useAdded } from './use-added.ts';

const fetchNews = lazyMessages(() => import('./CartUpdates.tsx'));
const CartNews = lazy(async () => ({ default: (await fetchNews()).CartUpdates }));

/** What follows a piece into the cart, on any page: fetched while the cart is asked, so that its news is heard. */
export function CartNotices() {
  const last = useAdded();
  const [since] = useState(last?.at ?? 0);
  return last && last.at > since ? (
    <Suspense>
      <CartNews since={since} />
    </Suspense>
  ) : null;
}
