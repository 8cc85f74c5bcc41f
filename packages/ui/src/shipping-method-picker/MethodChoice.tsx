import type { ShippingMethodFieldsFragment } from '@patine/contract/operations';
import { FormattedMessage } from 'react-intl';
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

/** A shipping method, to a relay point or home: a row on phones, a tab on wider screens. */
export function MethodChoice({ method, name, checked, onChoose }: MethodChoiceProps) {
  return (
    <label className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-l-2 border-transparent py-2 pl-3 has-checked:border-garance has-checked:bg-white has-focus-visible:outline-2 has-focus-visible:outline-(--focus) sm:-mb-px sm:grid-cols-[auto_auto] sm:border-b-2 sm:border-l-0 sm:pl-0 sm:has-checked:bg-transparent">
      <input
        type="radio"
        name={name}
        value={method.deliveryMethod}
        className="peer sr-only"
        checked={checked}
        onChange={onChoose}
      />
      <span className="peer-checked:font-semibold">
        <FormattedMessage id={methodIds[method.deliveryMethod]} />
      </span>
      <span className="pr-3 text-sm text-muted tabular-nums sm:pr-0">
        <DeliveryPrice value={method.totalPrice} />
      </span>
      {method.deliveryCarrier ? (
        <span className="col-span-2 flex items-center gap-2 text-sm wrap-anywhere text-muted">
          <CarrierImage carrier={method.deliveryCarrier} />
          {method.deliveryCarrier}
        </span>
      ) : null}
    </label>
  );
}
