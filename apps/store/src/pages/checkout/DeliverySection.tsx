import type { PostalAddressFieldsFragment } from '@patine/contract/operations';
import { Alert } from '@patine/ui/alert/Alert';
import {
  ShippingMethodPicker,
  type ShippingChoice,
} from '@patine/ui/shipping-method-picker/ShippingMethodPicker';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Cart } from '../../features/cart/cart.query.ts';
import { Customs } from '../../features/cart/Customs.tsx';
import { useResetShippingMethod } from '../../features/cart/reset-shipping-method.ts';
import { useSetShippingMethod } from '../../features/cart/set-shipping-method.ts';
import { inDisplayOrder } from '../../features/checkout/shipping-method-order.ts';
import { failureMessage } from '../../lib/failure-message.ts';
import { RelayChoice } from './RelayChoice.tsx';
import { Section } from './Section.tsx';

export type DeliverySectionProps = {
  cart: Cart;
  address: PostalAddressFieldsFragment | null;
  /** A selected method that the cart does not have yet: its response or its relay point is pending. */
  wanted: ShippingChoice | null;
  onWant: (choice: ShippingChoice | null) => void;
};

/** Relay delivery is saved once a relay point is selected; until then the cart has no shipping method. */
export function DeliverySection({ cart, address, wanted, onWant }: DeliverySectionProps) {
  const set = useSetShippingMethod();
  const reset = useResetShippingMethod();
  const choice = wanted ?? cart.shippingMethod;
  const [wantedPoint, setWantedPoint] = useState<string | null>(null);
  const pointId = wantedPoint ?? cart.deliveryServicePoint?.servicePointId;
  const error = set.error ?? reset.error;

  const send = (next: ShippingChoice, deliveryServicePointId?: string) => {
    onWant(next);
    setWantedPoint(deliveryServicePointId ?? null);
    set.mutate(
      {
        deliveryMethod: next.deliveryMethod,
        deliveryType: next.deliveryType,
        ...(deliveryServicePointId ? { deliveryServicePointId } : {}),
      },
      {
        // The api may have replaced it by a better method at the same price.
        onSuccess: () => onWant(null),
        onError: () => {
          onWant(null);
          setWantedPoint(null);
        },
      },
    );
  };
  // Home delivery needs no further choice, so a preselected one is saved; a relay point is chosen first.
  const savePreselected = useEffectEvent(() => {
    if (!wanted || wanted.deliveryMethod === 'RELAY' || cart.shippingMethod) return;
    set.mutate({ deliveryMethod: wanted.deliveryMethod, deliveryType: wanted.deliveryType });
  });
  useEffect(() => savePreselected(), []);
  const choose = (next: ShippingChoice) => {
    if (next.deliveryMethod !== 'RELAY') send(next);
    else if (pointId) send(next, pointId);
    else {
      onWant(next);
      if (cart.shippingMethod) reset.mutate();
    }
  };

  return (
    <Section id="delivery" title={<FormattedMessage id="checkout.delivery" />}>
      {error ? (
        <Alert tone="error" live className="mb-4">
          <FormattedMessage
            id={failureMessage(error, {
              SHIPPING_METHOD_UNAVAILABLE: 'checkout.failure.method',
              SERVICE_POINTS_AWAY: 'checkout.delivery.pointsAway',
            })}
          />
        </Alert>
      ) : null}
      {!address ? (
        <p className="text-muted">
          <FormattedMessage id="checkout.delivery.addressFirst" />
        </p>
      ) : cart.shippingMethods.length === 0 ? (
        <Alert tone="notice">
          <FormattedMessage id="checkout.delivery.none" />
        </Alert>
      ) : (
        <ShippingMethodPicker methods={inDisplayOrder(cart.shippingMethods)} value={choice} onChange={choose}>
          {choice?.deliveryMethod === 'RELAY' ? (
            <RelayChoice place={address} chosenId={pointId ?? null} onChoose={(id) => send(choice, id)} />
          ) : null}
        </ShippingMethodPicker>
      )}
      <div className="mt-4 empty:hidden">
        <Customs cart={cart} />
      </div>
    </Section>
  );
}
