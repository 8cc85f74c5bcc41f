import { euros, formatMoney } from '@patine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { RangeField, type RangeFieldProps } from '../range-field/RangeField.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { PriceForm, type PriceFormProps } from './PriceForm.tsx';

export type PriceFilterProps = Pick<RangeFieldProps, 'bounds' | 'value' | 'histogram' | 'onChange'> & {
  /** Where the form leads before the page runs, with the other filters to keep. */
  form: Pick<PriceFormProps, 'action' | 'kept'>;
};

/** Price in whole euros: a histogram with two handles, and a small form where no script runs. */
export function PriceFilter({ bounds, value, histogram, onChange, form }: PriceFilterProps) {
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
        format={(wholeEuros) => formatMoney(euros(wholeEuros * 100), locale)}
      />
      <noscript>
        <PriceForm bounds={bounds} value={value} {...form} />
      </noscript>
    </div>
  );
}
