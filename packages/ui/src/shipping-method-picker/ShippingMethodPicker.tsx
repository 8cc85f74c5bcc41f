import { cx } from 'class-variance-authority';
import type { ShippingMethodFieldsFragment } from '@patine/contract/operations';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { deliveryDates } from './delivery-dates.ts';
import { TypeChoice } from './TypeChoice.tsx';
import { MethodChoice } from './MethodChoice.tsx';

type Method = ShippingMethodFieldsFragment;
export type ShippingChoice = Pick<Method, 'deliveryMethod' | 'deliveryType'>;

export type ShippingMethodPickerProps = Omit<ComponentPropsWithRef<'div'>, 'onChange'> & {
  /** Shipping methods of the cart. */
  methods: readonly Method[];
  /** Selected method and type; null for none. */
  value: ShippingChoice | null;
  /** Called with method and type after either changes. */
  onChange: (choice: ShippingChoice) => void;
  /** Additional input of the selected method, such as a relay point. */
  children?: ReactNode;
};

export function ShippingMethodPicker({
  methods,
  value,
  onChange,
  children,
  className,
  ...rest
}: ShippingMethodPickerProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  // Grouping includes a paid check, so it is never the default.
  const deliveryType = value?.deliveryType ?? 'DIRECT';
  const methodsOfType = methods.filter((method) => method.deliveryType === deliveryType);
  const deliveryMethod = value?.deliveryMethod ?? methodsOfType[0]?.deliveryMethod;
  const types = methods.filter((method) => method.deliveryMethod === deliveryMethod);
  const [only] = types.length === 1 ? types : [];
  const shown = types.find((method) => method.deliveryType === deliveryType) ?? types[0];

  if (methods.length === 0) {
    return (
      <div
        data-slot="shipping-method-picker"
        className={cx('rounded bg-ecru px-4 py-3', className)}
        {...rest}
      >
        <FormattedMessage id="ui.shipping-method-picker.none" />
      </div>
    );
  }
  return (
    <div data-slot="shipping-method-picker" className={cx('grid gap-6', className)} {...rest}>
      <RadioGroup legend={formatMessage({ id: 'ui.shipping-method-picker.ways' })}>
        {methodsOfType.map((method) => (
          <MethodChoice
            key={method.deliveryMethod}
            method={method}
            name={`${name}-way`}
            checked={method.deliveryMethod === value?.deliveryMethod}
            onChoose={() => onChange(choiceOf(method))}
          />
        ))}
      </RadioGroup>
      {only ? (
        <p className="text-sm text-muted">
          <FormattedMessage id="ui.shipping-method-picker.direct" values={{ count: only.numberOfParcels }} />
          {' · '}
          {deliveryDates(only.earliestDelivery, only.latestDelivery)}
        </p>
      ) : (
        <RadioGroup legend={formatMessage({ id: 'ui.shipping-method-picker.types' })}>
          {types.map((method) => (
            <TypeChoice
              key={method.deliveryType}
              method={method}
              shown={shown ?? method}
              name={`${name}-type`}
              checked={method.deliveryType === value?.deliveryType}
              onChoose={() => onChange(choiceOf(method))}
            />
          ))}
        </RadioGroup>
      )}
      {children}
    </div>
  );
}

const choiceOf = ({ deliveryMethod, deliveryType }: Method): ShippingChoice => ({
  deliveryMethod,
  deliveryType,
});
