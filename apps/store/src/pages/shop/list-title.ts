import type { IntlShape } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import {
  CALCULATOR_CATEGORY,
  SEARCH_CATEGORY,
  serializeFilters,
  type ListFilter,
  type ShopFilters,
} from '../../lib/shop-filters.ts';

/** Filters whose one value says by itself what a list holds, the most telling first. */
const TELLING = ['drops', 'brands', 'family', 'decades'] as const satisfies readonly ListFilter[];

/** Addresses of the whole shop that say where one comes from. */
const isAlias = (category: string | undefined) =>
  category === SEARCH_CATEGORY || category === CALCULATOR_CATEGORY;

/** The one thing that a list is narrowed to, by name; a value that the shop does not know has none. */
function tellingName({ options }: Pick<ShopList, 'options'>, filters: ShopFilters): string | null {
  for (const name of TELLING) {
    const [chosen, ...others] = filters[name] ?? [];
    const option = options[name].find(({ slug }) => slug === chosen);
    if (option && others.length === 0 && option.name !== option.slug) return option.name;
  }
  return null;
}

/**
 * Tells whether search engines hear of a list: a category's, or the one that a single brand, drop, family or decade
 * makes, page by page. What a visitor puts together is theirs alone, and nothing is told of an empty list.
 */
export function isIndexed(list: ShopList, { category, page: _, ...choice }: ShopFilters): boolean {
  if (list.total === 0 || isAlias(category)) return false;
  if (serializeFilters(choice) === '') return true;
  return category === undefined && Object.keys(choice).length === 1 && tellingName(list, choice) !== null;
}

/** What a list is called: its category, what was searched for, or the one thing it was narrowed to. */
export function listTitle({ trail, options }: ShopList, filters: ShopFilters, { formatMessage }: IntlShape) {
  const category = trail.at(-1);
  if (category) return category.name;
  const { jeanLevisSizeW: W, jeanLevisSizeL: L } = filters;
  if (W && L) return formatMessage({ id: 'shop.jeans' }, { W, L });
  if (filters.text) return formatMessage({ id: 'shop.quoted' }, { text: filters.text });
  return tellingName({ options }, filters) ?? formatMessage({ id: 'shop.title' });
}
