import { euros, formatMoney } from '@patine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { RangeField, type RangeFieldProps } from '../range-field/RangeField.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { PriceForm, type PriceFormProps } from './PriceForm.tsx';

export type PriceFilterProps = Pick<
  RangeFieldProps,
  'bounds' | 'value' | 'histogram' | 'edges' | 'onChange'
> & {
  /** URL of the form without JavaScript, and the other filters as hidden fields. */
  form: Pick<PriceFormProps, 'action' | 'hiddenFields'>;
};

/** Price range in whole euros: a histogram with two handles, and a plain form without JavaScript. */
export function PriceFilter({ bounds, value, histogram, edges, onChange, form }: PriceFilterProps) {
  const { locale } = useIntl();
  return (
    <div data-slot="price-filter">
      <RangeField
        legend={
          <VisuallyHidden>
            <FormattedMessage id="ui.filter-panel.price" />
          </VisuallyHidden>
        }
        bounds={bounds}
        value={value}
        onChange={onChange}
        {...(histogram ? { histogram } : {})}
        {...(edges ? { edges } : {})}
        format={(wholeEuros) => formatMoney(euros(wholeEuros * 100), locale)}
      />
      <noscript>
        <PriceForm bounds={bounds} value={value} {...form} />
      </noscript>
    </div>
  );
}
