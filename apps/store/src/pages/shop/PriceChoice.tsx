import type { PriceHistogram } from '@patine/core';
import { PriceFilter } from '@patine/ui/filter-panel/PriceFilter';
import { useNavigate } from 'react-router-dom';
import { formFields, type ShopFilters } from '../../lib/shop-filters.ts';
import { withoutFilter } from '../../features/catalogue/active-choices.ts';

export type PriceChoiceProps = {
  /** Price histogram of the list. */
  prices: PriceHistogram;
  filters: ShopFilters;
  address: (filters: ShopFilters) => string;
};

export function PriceChoice({ prices: { edges, counts }, filters, address }: PriceChoiceProps) {
  const bounds = { min: edges[0] ?? 0, max: edges.at(-1) ?? 0 };
  const navigate = useNavigate();
  const rest = withoutFilter(filters, 'price');
  const clamp = (value: number) => Math.min(bounds.max, Math.max(bounds.min, value));
  return (
    <PriceFilter
      bounds={bounds}
      histogram={counts}
      edges={edges}
      value={[clamp(filters.price?.min ?? bounds.min), clamp(filters.price?.max ?? bounds.max)]}
      form={{
        action: address(rest.category === undefined ? {} : { category: rest.category }),
        hiddenFields: formFields(rest),
      }}
      onChange={([low, high]) => {
        const price = {
          ...(low > bounds.min ? { min: low } : {}),
          ...(high < bounds.max ? { max: high } : {}),
        };
        void navigate(address(Object.keys(price).length > 0 ? { ...rest, price } : rest));
      }}
    />
  );
}
