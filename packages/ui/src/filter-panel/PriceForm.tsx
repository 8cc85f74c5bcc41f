import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { controlVariants } from '../field/field.variants.ts';
import type { RangeFieldProps } from '../range-field/RangeField.tsx';

export type PriceFormProps = Pick<RangeFieldProps, 'bounds' | 'value'> & {
  /** URL of the form. */
  action: string;
  /** The other filters, sent as hidden fields. */
  hiddenFields: readonly (readonly [name: string, value: string])[];
};

const ends = [
  ['priceMin', 'ui.range-field.low'],
  ['priceMax', 'ui.range-field.high'],
] as const;

/** The price range as a form of two numbers, for pages without JavaScript. */
export function PriceForm({ bounds, value, action, hiddenFields }: PriceFormProps) {
  const { formatMessage } = useIntl();
  return (
    <form method="get" action={action} className="mt-3 grid grid-cols-2 gap-2">
      {hiddenFields.map(([name, hiddenValue]) => (
        <input key={`${name} ${hiddenValue}`} type="hidden" name={name} defaultValue={hiddenValue} />
      ))}
      {ends.map(([name, id], index) => (
        <input
          key={name}
          type="number"
          name={name}
          min={bounds.min}
          max={bounds.max}
          defaultValue={value[index]}
          aria-label={formatMessage({ id })}
          className={controlVariants({ size: 'sm' })}
        />
      ))}
      <Button type="submit" tone="line" size="sm" className="col-span-2">
        <FormattedMessage id="ui.filter-panel.apply" />
      </Button>
    </form>
  );
}
