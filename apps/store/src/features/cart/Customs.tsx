import { lazy, Suspense } from 'react';
import { lazyMessages } from '../../i18n/lazy-messages.ts';
import type { Cart } from './cart.query.ts';

/** Lazy, because most carts cross no customs border. */
const CustomsNotice = lazy(lazyMessages(() => import('./CustomsNotice.tsx')));

export function Customs({ cart: { customsCountry } }: { cart: Pick<Cart, 'customsCountry'> }) {
  return customsCountry === null ? null : (
    <Suspense>
      <CustomsNotice country={customsCountry} />
    </Suspense>
  );
}
