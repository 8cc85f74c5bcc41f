import { useMe } from '../../features/session/use-me.ts';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import { FAVORITES, FLAGS, type ShopFilters } from '../../lib/shop-filters.ts';
import { withoutFilter } from '../../features/catalogue/active-choices.ts';
import { TickLink } from './TickLink.tsx';

export type ShopOptionsProps = {
  /** Number of products with each flag set. */
  counts: ShopList['flags'];
  filters: ShopFilters;
  address: (filters: ShopFilters) => string;
};

/** Toggles: fast shipping, party, sold products, and the customer's favourites. */
export function ShopOptions({ counts, filters, address }: ShopOptionsProps) {
  const isCustomer = useMe() !== null;
  const options = [
    ...FLAGS.map((flag) => ({ id: flag, name: flag, value: true as const })),
    ...(isCustomer
      ? FAVORITES.map((value) => ({ id: `favorite.${value}`, name: 'favorite' as const, value }))
      : []),
  ];
  return (
    <ul className="py-2">
      {options.map(({ id, name, value }) => {
        const rest = withoutFilter(filters, name);
        const on = filters[name] === value;
        return (
          <li key={id}>
            <TickLink
              href={address(on ? rest : { ...rest, [name]: value })}
              on={on}
              labelId={`shop.filter.${id}`}
              count={name === 'favorite' ? undefined : counts[name]}
            />
          </li>
        );
      })}
    </ul>
  );
}
