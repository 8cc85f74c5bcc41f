import { MEASURES } from '@patine/contract/search/record';
import { MeasureFilter } from '@patine/ui/filter-panel/MeasureFilter';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { parseFilters } from '../../lib/parse-filters.ts';
import { formFields, type ShopFilters } from '../../lib/shop-filters.ts';
import { lastMeasures, rememberMeasures } from './last-measures.ts';

export type MeasureChoiceProps = {
  filters: ShopFilters;
  address: (filters: ShopFilters) => string;
};

/** Filters by measurements; the form starts with the last used ones. */
export default function MeasureChoice({ filters, address }: MeasureChoiceProps) {
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const { page: _, waist, inseam, length, ...rest } = filters;
  const ranges = waist || inseam || length ? { waist, inseam, length } : lastMeasures();
  const category = rest.category ?? '';
  return (
    <MeasureFilter
      measures={MEASURES.map((name) => ({
        name,
        label: formatMessage({ id: `shop.filter.${name}` }),
        range: ranges[name],
      }))}
      form={{ action: address(category ? { category } : {}), hiddenFields: formFields(rest) }}
      onApply={(query) => {
        const chosen = parseFilters(category, query);
        rememberMeasures(chosen);
        void navigate(address(chosen));
      }}
    />
  );
}
