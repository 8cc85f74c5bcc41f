import type { ShippingMethodFieldsFragment } from '@patine/contract/operations';
import { FormattedMessage } from 'react-intl';
import { RadioCard } from '../radio-group/RadioCard.tsx';
import { DeliveryPrice } from './DeliveryPrice.tsx';
import { deliveryDates } from './delivery-dates.ts';

export type TypeChoiceProps = {
  /** The method at hand, in this way of sending. */
  method: ShippingMethodFieldsFragment;
  /** Name that both ways of sending share, so that one at a time is chosen. */
  name: string;
  /** True for the chosen way. */
  checked: boolean;
  /** Called when it is chosen. */
  onChoose: () => void;
};

/** One parcel checked in the workshop, or one from each seller: parcels, price and days side by side. */
export function TypeChoice({ method, name, checked, onChoose }: TypeChoiceProps) {
  const grouped = method.deliveryType === 'GROUPED';
  const dates = deliveryDates(method.earliestDelivery, method.latestDelivery);
  return (
    <RadioCard
      name={name}
      value={method.deliveryType}
      checked={checked}
      onChange={onChoose}
      label={
        <FormattedMessage
          id={grouped ? 'ui.shipping-method-picker.grouped' : 'ui.shipping-method-picker.direct'}
          values={{ count: method.numberOfParcels }}
        />
      }
      description={
        <FormattedMessage
          id={grouped ? 'ui.shipping-method-picker.groupedText' : 'ui.shipping-method-picker.directText'}
          values={{ dates }}
        />
      }
      trailing={<DeliveryPrice value={method.totalPrice} />}
    />
  );
}
