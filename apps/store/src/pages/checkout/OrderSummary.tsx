import { Button } from '@patine/ui/button/Button';
import { Money } from '@patine/ui/money/Money';
import { PriceDetails } from '@patine/ui/price-details/PriceDetails';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
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

/** Items and prices, visible during all steps; on narrow screens items are folded, because the recapitulation lists them again. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const updating = useCartUpdating();
  const [open, setOpen] = useState(false);
  const itemsId = useId();
  const shippingChosen = cart.shippingMethod !== null;
  return (
    <section
      aria-labelledby="checkout-summary"
      aria-busy={updating || undefined}
      className="grid min-w-0 gap-5 border border-line bg-surface p-5 xl:sticky xl:top-6 xl:col-start-2 xl:row-span-4 xl:row-start-1"
    >
      <h2 id="checkout-summary" className="heading text-2xl">
        <FormattedMessage id="cart.summary" />
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 xl:hidden">
        <p className="grid">
          <span className="text-sm text-muted">
            <FormattedMessage
              id={shippingChosen ? 'ui.price-details.total' : 'ui.price-details.totalBeforeDelivery'}
            />
          </span>
          <Money value={cart.priceDetails.totalAmount} exact className="text-lg font-bold" />
        </p>
        <Button
          tone="line"
          size="sm"
          aria-expanded={open}
          aria-controls={itemsId}
          onClick={() => setOpen(!open)}
        >
          <FormattedMessage id="checkout.items" values={{ count: cart.count }} />
          <ChevronDown aria-hidden className={open ? 'size-4 rotate-180' : 'size-4'} />
        </Button>
      </div>
      <div id={itemsId} className={open ? '' : 'max-xl:hidden'}>
        <CartLines cart={cart} />
      </div>
      <CodesForm cart={cart} />
      {/* On narrow screens the recapitulation above the button shows the prices. */}
      <div aria-live="polite" className="max-xl:hidden">
        <PriceDetails details={cart.priceDetails} shippingChosen={shippingChosen} />
      </div>
      <div className="bg-ecru px-4 py-3 text-sm empty:hidden">
        <DeliveryHint cart={cart} />
      </div>
      <p className="text-sm text-muted empty:hidden">
        <Instalments sum={cart.priceDetails.totalAmount} exact />
      </p>
    </section>
  );
}
