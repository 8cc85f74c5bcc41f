import { Money } from '@patine/ui/money/Money';
import { FormattedMessage } from 'react-intl';
import type { Cart } from '../../features/cart/cart.query.ts';

/** Minimum delivery price, and with several sellers the effect of grouping, before a method is selected. */
export function DeliveryForecast({ cart }: { cart: Cart }) {
  const cheapest = (type: 'GROUPED' | 'DIRECT') =>
    cart.shippingMethods
      .filter(({ deliveryType }) => deliveryType === type)
      .toSorted((a, b) => a.totalPrice.amount - b.totalPrice.amount)[0];
  const [grouped, direct] = [cheapest('GROUPED'), cheapest('DIRECT')];
  if (cart.shippingMethod !== null || (!grouped && !direct)) return null;
  return (
    <>
      <p className="font-semibold">
        <FormattedMessage id="cart.delivery.title" />
      </p>
      {direct ? (
        <p>
          <FormattedMessage
            id="cart.delivery.direct"
            values={{
              count: direct.numberOfParcels,
              isFree: direct.totalPrice.amount === 0 ? 'yes' : 'no',
              price: <Money value={direct.totalPrice} exact />,
            }}
          />
        </p>
      ) : null}
      {grouped ? (
        <p>
          <FormattedMessage
            id="cart.delivery.grouped"
            values={{
              price: <Money value={grouped.totalPrice} exact />,
              check: <Money value={grouped.qualityControl} exact />,
              isFree: grouped.totalPrice.amount === grouped.qualityControl.amount ? 'yes' : 'no',
            }}
          />
        </p>
      ) : null}
    </>
  );
}
