import { lazy, Suspense } from 'react';
import { later } from '../../i18n/later.ts';
import type { Cart } from './cart.query.ts';

/** Most carts cross no customs. */
const CustomsNotice = lazy(later(() => import('./CustomsNotice.tsx')));

export function Customs({ cart: { customsCountry } }: { cart: Pick<Cart, 'customsCountry'> }) {
  return customsCountry === null ? null : (
    <Suspense>
      <CustomsNotice country={customsCountry} />
    </Suspense>
  );
}
