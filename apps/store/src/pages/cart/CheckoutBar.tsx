import { Money } from '@patine/ui/money/Money';
import type { Money as MoneyValue } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { CheckoutLink, type CheckoutLinkProps } from './CheckoutLink.tsx';

export type CheckoutBarProps = CheckoutLinkProps & {
  total: MoneyValue;
  /** False while the total has no delivery in it. */
  shippingChosen: boolean;
  /** The lowest price of delivery; undefined where there is none. */
  deliveryFrom?: MoneyValue | undefined;
};

/** Total and link to checkout where the summary is below the items: in reach while scrolling, and at rest below the summary. */
export const CheckoutBar = ({ total, shippingChosen, deliveryFrom, ...link }: CheckoutBarProps) => (
  <div
    data-slot="checkout-bar"
    className="sticky bottom-0 z-sticky -mx-(--gutter) grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 border-t border-line bg-paper px-(--gutter) py-2 xl:hidden"
  >
    <p className="grid">
      <span className="text-xs text-muted">
        <FormattedMessage
          id={shippingChosen ? 'ui.price-details.total' : 'ui.price-details.totalBeforeDelivery'}
        />
      </span>
      <Money value={total} exact className="text-lg font-bold" />
      {shippingChosen || !deliveryFrom ? null : (
        <span className="text-xs text-muted">
          <FormattedMessage
            id="cart.bar.delivery"
            values={{
              isFree: deliveryFrom.amount === 0 ? 'yes' : 'no',
              price: <Money value={deliveryFrom} exact />,
            }}
          />
        </span>
      )}
    </p>
    <CheckoutLink brief {...link} />
  </div>
);
