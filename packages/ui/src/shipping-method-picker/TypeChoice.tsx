import type { ShippingMethodFieldsFragment } from '@patine/contract/operations';
import { FormattedMessage } from 'react-intl';
import { RadioCard } from '../radio-group/RadioCard.tsx';
import { DeliveryPrice } from './DeliveryPrice.tsx';
import { deliveryDates } from './delivery-dates.ts';

export type TypeChoiceProps = {
  /** The selected method with this delivery type. */
  method: ShippingMethodFieldsFragment;
  /** Name of the radio group. */
  name: string;
  /** True for the selected type. */
  checked: boolean;
  /** Called when it is selected. */
  onChoose: () => void;
};

/** One grouped parcel after quality control, or one parcel per seller, with price and dates. */
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
