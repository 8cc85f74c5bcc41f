import type { ShippingMethodFieldsFragment } from '@patine/contract/operations';
import type { Money as MoneyValue } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';
import { RadioCard } from '../radio-group/RadioCard.tsx';
import { deliveryDates } from './delivery-dates.ts';

export type TypeChoiceProps = {
  /** The selected method with this delivery type. */
  method: ShippingMethodFieldsFragment;
  /** The selected method with the delivery type that the prices above are for. */
  shown: ShippingMethodFieldsFragment;
  /** Name of the radio group. */
  name: string;
  /** True for the selected type. */
  checked: boolean;
  /** Called when it is selected. */
  onChoose: () => void;
};

/** One grouped parcel after quality control, or one parcel per seller, with dates and what it adds to the price above. */
export function TypeChoice({ method, shown, name, checked, onChoose }: TypeChoiceProps) {
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
      trailing={
        <Difference
          amount={method.totalPrice.amount - shown.totalPrice.amount}
          currency={shown.totalPrice.currency}
          included={method.deliveryType === shown.deliveryType}
        />
      }
    />
  );
}

/** Only differences, so that nobody adds a second whole price to the one above. */
const Difference = ({ included, ...value }: MoneyValue & { included: boolean }) =>
  value.amount === 0 ? (
    <FormattedMessage
      id={included ? 'ui.shipping-method-picker.included' : 'ui.shipping-method-picker.same'}
    />
  ) : (
    <>
      {value.amount > 0 ? '+' : null}
      <Money value={value} exact />
    </>
  );
