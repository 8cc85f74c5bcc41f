import type { ShippingMethodFieldsFragment } from '@patine/contract/operations';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';
import { RadioCard } from '../radio-group/RadioCard.tsx';
import { CarrierImage } from './CarrierImage.tsx';
import { DeliveryPrice } from './DeliveryPrice.tsx';

type Method = ShippingMethodFieldsFragment;

export type MethodChoiceProps = {
  /** Destination type, carrier and price. */
  method: Method;
  /** Name of the radio group. */
  name: string;
  /** True for the selected method. */
  checked: boolean;
  /** Called when it is selected. */
  onChoose: () => void;
};

const methodIds: Record<Method['deliveryMethod'], string> = {
  RELAY: 'ui.shipping-method-picker.relay',
  STANDARD: 'ui.shipping-method-picker.standard',
  TRACKED: 'ui.shipping-method-picker.tracked',
};

/** A shipping method, to a relay point or home. Its price is the delivery line of the total; the fees that make it are below. */
export function MethodChoice({ method, name, checked, onChoose }: MethodChoiceProps) {
  return (
    <RadioCard
      name={name}
      value={method.deliveryMethod}
      checked={checked}
      onChange={onChoose}
      label={<FormattedMessage id={methodIds[method.deliveryMethod]} />}
      description={
        <>
          {method.deliveryCarrier ? (
            <span className="flex items-center gap-2">
              <CarrierImage carrier={method.deliveryCarrier} />
              <span className="min-w-0 wrap-anywhere">{method.deliveryCarrier}</span>
            </span>
          ) : null}
          {method.qualityControl.amount > 0 ? (
            <span className="mt-1 block tabular-nums">
              <FormattedMessage
                id="ui.shipping-method-picker.parts"
                values={{
                  isFree: method.amount.amount === 0 ? 'yes' : 'no',
                  price: <Money value={method.amount} exact />,
                  check: <Money value={method.qualityControl} exact />,
                }}
              />
            </span>
          ) : null}
        </>
      }
      trailing={<DeliveryPrice value={method.totalPrice} />}
    />
  );
}
