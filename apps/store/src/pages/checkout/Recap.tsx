import { Money } from '@patine/ui/money/Money';
import { PriceDetails } from '@patine/ui/price-details/PriceDetails';
import { FormattedMessage } from 'react-intl';
import type { Cart } from '../../features/cart/cart.query.ts';
import { availableItems } from '../../features/cart/unavailable-items.ts';

/** Items and prices directly above the order button (code de la consommation, L221-14). */
export function Recap({ cart }: { cart: Cart }) {
  const items = availableItems(cart);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="checkout-recap" className="border border-line bg-surface p-4">
      <h3 id="checkout-recap" className="mb-3 font-semibold">
        <FormattedMessage id="checkout.recap" values={{ count: items.length }} />
      </h3>
      <ul className="mb-3 grid gap-2 stitch-b pb-3 text-sm">
        {items.map(({ variantId, product, price }) => (
          <li key={variantId} className="grid grid-cols-[1fr_auto] gap-x-4">
            <span className="min-w-0 wrap-break-word">
              {[product.name, product.variants.find(({ id }) => id === variantId)?.size]
                .filter(Boolean)
                .join('\u00A0·\u00A0')}
            </span>
            <Money value={price} exact />
          </li>
        ))}
      </ul>
      <PriceDetails details={cart.priceDetails} shippingChosen={cart.shippingMethod !== null} />
    </section>
  );
}
