import { useState } from 'react';
import type { RangeFieldProps } from '../range-field/RangeField.tsx';
import { useSampleLanguage } from '../testing/use-sample-language.ts';
import { FilterAccordion } from './FilterAccordion.tsx';
import { PriceFilter } from './PriceFilter.tsx';

/** A price filter with local state, for stories and tests. */
export function SamplePrice({ onChange }: Pick<RangeFieldProps, 'onChange'>) {
  const translate = useSampleLanguage();
  const [value, setValue] = useState<RangeFieldProps['value']>([10, 180]);
  return (
    <FilterAccordion title={translate('Prix')}>
      <PriceFilter
        bounds={{ min: 0, max: 260 }}
        value={value}
        histogram={[4, 12, 26, 44, 58, 52, 40, 34, 27, 20, 16, 12, 9, 7, 5, 3]}
        form={{ action: '/shop/vestes', hiddenFields: [['size', 's+m']] }}
        onChange={(range) => {
          setValue(range);
          onChange(range);
        }}
      />
    </FilterAccordion>
  );
}
