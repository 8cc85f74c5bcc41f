import { PriceDetails } from '@patine/ui/price-details/PriceDetails';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { FormattedMessage } from 'react-intl';
import { CartLines } from '../../features/cart/CartLines.tsx';
import { DeliveryHint } from '../../features/cart/DeliveryHint.tsx';
import type { Cart } from '../../features/cart/cart.query.ts';
import { Instalments } from '../../features/payment-options/Instalments.tsx';
import { useCartUpdating } from '../../features/cart/use-cart.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';

const CodesForm = lazyPart(() => import('../../features/cart/CodesForm.tsx'), {
  onIdle: () => true,
  fallback: <Skeleton shape="block" className="h-12" />,
});

/** Items and prices, visible during all steps. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const updating = useCartUpdating();
  return (
    <section
      aria-labelledby="checkout-summary"
      aria-busy={updating || undefined}
      className="grid min-w-0 gap-5 border border-line bg-surface p-5 xl:sticky xl:top-6 xl:col-start-2 xl:row-span-4 xl:row-start-1"
    >
      <h2 id="checkout-summary" className="heading text-2xl">
        <FormattedMessage id="cart.summary" />
      </h2>
      <CartLines cart={cart} />
      <CodesForm cart={cart} />
      {/* On narrow screens the recapitulation above the button shows the prices. */}
      <div aria-live="polite" className="max-xl:hidden">
        <PriceDetails details={cart.priceDetails} shippingChosen={cart.shippingMethod !== null} />
      </div>
      <div className="bg-ecru px-4 py-3 text-sm empty:hidden">
        <DeliveryHint cart={cart} />
      </div>
      <p className="text-sm text-muted empty:hidden">
        <Instalments sum={cart.priceDetails.totalAmount} />
      </p>
    </section>
  );
}
