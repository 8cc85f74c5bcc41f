import { Suspense, lazy, useState } from 'react';
import { later } from '../../i18n/later.ts';
import { useAdded } from './use-added.ts';

const fetchNews = later(() => import('./CartNews.tsx'));
const CartNews = lazy(async () => ({ default: (await fetchNews()).CartNews }));

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
