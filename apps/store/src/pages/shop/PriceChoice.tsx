import { PriceFilter } from '@patine/ui/filter-panel/PriceFilter';
import { useNavigate } from 'react-router-dom';
import { LIST_FILTER_NAMES, type ShopFilters } from '../../lib/shop-filters.ts';
import { lettingGo } from './active-choice.ts';

export type PriceChoiceProps = {
  /** Whole euros that hold every price of the list. */
  bounds: { min: number; max: number };
  filters: ShopFilters;
  address: (filters: ShopFilters) => string;
};

/** The filters other than the price, as a form carries them. */
const kept = ({ text, sortby, hidesold, ...filters }: ShopFilters): [string, string][] => [
  ...(text ? [['text', text] as [string, string]] : []),
  ...LIST_FILTER_NAMES.flatMap((name): [string, string][] => {
    const values = filters[name];
    return values ? [[name, values.join('+')]] : [];
  }),
  ...(sortby ? [['sortby', sortby] as [string, string]] : []),
  ...(hidesold ? [['hidesold', 'true'] as [string, string]] : []),
];

export function PriceChoice({ bounds, filters, address }: PriceChoiceProps) {
  const navigate = useNavigate();
  const rest = lettingGo(filters, 'price');
  const clamp = (value: number) => Math.min(bounds.max, Math.max(bounds.min, value));
  return (
    <PriceFilter
      bounds={bounds}
      value={[clamp(filters.price?.min ?? bounds.min), clamp(filters.price?.max ?? bounds.max)]}
      form={{
        action: address(rest.category === undefined ? {} : { category: rest.category }),
        kept: kept(rest),
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
