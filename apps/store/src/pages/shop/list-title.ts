import type { IntlShape } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import type { ListFilter, ShopFilters } from '../../lib/shop-filters.ts';

/** Filters whose one value says by itself what a list holds, the most telling first. */
const TELLING = ['drops', 'brands', 'family', 'decades'] as const satisfies readonly ListFilter[];

/** What a list is called: its category, what was searched for, or the one thing it was narrowed to. */
export function listTitle({ trail, options }: ShopList, filters: ShopFilters, { formatMessage }: IntlShape) {
  const category = trail.at(-1);
  if (category) return category.name;
  if (filters.text) return formatMessage({ id: 'shop.quoted' }, { text: filters.text });
  for (const name of TELLING) {
    const chosen = filters[name] ?? [];
    const option = options[name].find(({ slug }) => slug === chosen[0]);
    // A value that the shop does not know keeps its slug for a name: no title.
    if (option && chosen.length === 1 && option.name !== option.slug) return option.name;
  }
  return formatMessage({ id: 'shop.title' });
}
