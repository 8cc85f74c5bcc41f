import { Money } from '@patine/ui/money/Money';
import { FormattedMessage } from 'react-intl';
import type { Cart } from './cart.query.ts';

export type DeliveryHintProps = { cart: Pick<Cart, 'autoDiscountHint' | 'shippingMethods'> };

/** The amount that is missing for cheaper or free delivery, and the shipping method. */
export function DeliveryHint({ cart: { autoDiscountHint: hint, shippingMethods } }: DeliveryHintProps) {
  if (!hint) return null;
  const { deliveryCarrier, percent, amount } = hint.discount;
  const method = shippingMethods.find((way) => way.deliveryCarrier === deliveryCarrier)?.deliveryMethod;
  const off = amount ? (
    <Money value={amount} />
  ) : (
    <FormattedMessage id="cart.hint.percent" values={{ percent }} />
  );
  return (
    <p>
      <FormattedMessage
        id="cart.hint"
        values={{
          left: <Money value={hint.leftAmount} />,
          method: method ?? 'ANY',
          isFree: percent === 100 ? 'yes' : 'no',
          off,
        }}
      />
    </p>
  );
}
