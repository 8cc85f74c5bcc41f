import type { IntlShape } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import type { ListFilter, ShopFilters } from '../../lib/shop-filters.ts';

/** Filters whose single value can be a list's title, by priority. */
const TITLE_FILTERS = ['drops', 'brands', 'family', 'decades'] as const satisfies readonly ListFilter[];

/** Name of the single filter value; null if there are several or it is unknown. */
export function titleValueName({ options }: Pick<ShopList, 'options'>, filters: ShopFilters): string | null {
  for (const name of TITLE_FILTERS) {
    const [chosen, ...others] = filters[name] ?? [];
    const option = options[name].find(({ slug }) => slug === chosen);
    if (option && others.length === 0 && option.name !== option.slug) return option.name;
  }
  return null;
}

/** Title of a list: the text that it was searched by, its category, its search text or its single filter value. */
export function listTitle({ trail, options }: ShopList, filters: ShopFilters, { formatMessage }: IntlShape) {
  if (filters.typed) return formatMessage({ id: 'shop.quoted' }, { text: filters.typed });
  const category = trail.at(-1);
  if (category) return category.name;
  const { jeanLevisSizeW: W, jeanLevisSizeL: L } = filters;
  if (W && L) return formatMessage({ id: 'shop.jeans' }, { W, L });
  if (filters.text) return formatMessage({ id: 'shop.quoted' }, { text: filters.text });
  return titleValueName({ options }, filters) ?? formatMessage({ id: 'shop.title' });
}
