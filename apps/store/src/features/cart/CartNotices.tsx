import { Suspense, lazy, useState } from 'react';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import { useAdded } from './use-added.ts';

const fetchNews = lazyMessages(() => import('./CartUpdates.tsx'));
const CartNews = lazy(async () => ({ default: (await fetchNews()).CartUpdates }));

/** Notifications about the cart, on any page; loaded during the cart request, so that no update is missed. */
export function CartNotices() {
  const last = useAdded();
  const [since] = useState(last?.at ?? 0);
  return last && last.at > since ? (
    <Suspense>
      <CartNews since={since} />
    </Suspense>
  ) : null;
}
