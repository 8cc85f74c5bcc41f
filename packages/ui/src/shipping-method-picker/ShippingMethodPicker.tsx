import type { ShippingMethodFieldsFragment } from '@patine/contract/operations';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '../money/Money.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { TypeChoice } from './TypeChoice.tsx';

type Method = ShippingMethodFieldsFragment;
export type ShippingChoice = Pick<Method, 'deliveryMethod' | 'deliveryType'>;

export type ShippingMethodPickerProps = {
  /** What the cart may be sent by. */
  methods: readonly Method[];
  /** What is chosen; null before any choice. */
  value: ShippingChoice | null;
  onChange: (choice: ShippingChoice) => void;
  /** What the chosen method asks for next, such as a relay point. */
  children?: ReactNode;
};

const methodIds: Record<Method['deliveryMethod'], string> = {
  RELAY: 'ui.shipping-method-picker.relay',
  STANDARD: 'ui.shipping-method-picker.standard',
  TRACKED: 'ui.shipping-method-picker.tracked',
};

export function ShippingMethodPicker({ methods, value, onChange, children }: ShippingMethodPickerProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  const deliveryMethod = value?.deliveryMethod ?? methods[0]?.deliveryMethod;
  const types = methods.filter((method) => method.deliveryMethod === deliveryMethod);
  const ways = methods.filter(({ deliveryType }) => deliveryType === (value ?? methods[0])?.deliveryType);

  return (
    <div data-slot="shipping-method-picker" className="grid gap-5">
      <RadioGroup legend={formatMessage({ id: 'ui.shipping-method-picker.types' })} legendHidden>
        {types.map((method) => (
          <TypeChoice
            key={method.deliveryType}
            method={method}
            name={`${name}-type`}
            checked={method.deliveryType === value?.deliveryType}
            onChoose={() => onChange(choiceOf(method))}
          />
        ))}
      </RadioGroup>
      <fieldset>
        <legend className="sr-only">{formatMessage({ id: 'ui.shipping-method-picker.ways' })}</legend>
        <div className="flex flex-wrap gap-x-6 border-b border-line">
          {ways.map((method) => (
            <label
              key={method.deliveryMethod}
              className="relative -mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent has-checked:border-garance has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-(--focus)"
            >
              <input
                type="radio"
                name={`${name}-way`}
                value={method.deliveryMethod}
                className="sr-only"
                checked={method.deliveryMethod === value?.deliveryMethod}
                onChange={() => onChange(choiceOf(method))}
              />
              <FormattedMessage id={methodIds[method.deliveryMethod]} />
              <span className="text-sm font-normal text-muted">
                <Money value={method.totalPrice} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {children}
    </div>
  );
}

const choiceOf = ({ deliveryMethod, deliveryType }: Method): ShippingChoice => ({
  deliveryMethod,
  deliveryType,
});
