import type { IntlShape } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import {
  CALCULATOR_CATEGORY,
  SEARCH_CATEGORY,
  serializeFilters,
  type ListFilter,
  type ShopFilters,
} from '../../lib/shop-filters.ts';

/** Filters whose single value can be a list's title, by priority. */
const TITLE_FILTERS = ['drops', 'brands', 'family', 'decades'] as const satisfies readonly ListFilter[];

/** Categories that mean the whole shop. */
const isAlias = (category: string | undefined) =>
  category === SEARCH_CATEGORY || category === CALCULATOR_CATEGORY;

/** Name of the single filter value; null if there are several or it is unknown. */
function titleValueName({ options }: Pick<ShopList, 'options'>, filters: ShopFilters): string | null {
  for (const name of TITLE_FILTERS) {
    const [chosen, ...others] = filters[name] ?? [];
    const option = options[name].find(({ slug }) => slug === chosen);
    if (option && others.length === 0 && option.name !== option.slug) return option.name;
  }
  return null;
}

/**
 * Whether search engines may index a list: a category, or a single brand, drop, family or decade, on every page. Other filter
 * combinations and empty lists are not indexed.
 */
export function isIndexed(list: ShopList, { category, page: _, ...choice }: ShopFilters): boolean {
  if (list.total === 0 || isAlias(category)) return false;
  if (serializeFilters(choice) === '') return true;
  return category === undefined && Object.keys(choice).length === 1 && titleValueName(list, choice) !== null;
}

/**
 * Whether a list is the empty result of a filter combination, which search engines ask to be a 404
 * (https://developers.google.com/search/docs/crawling-indexing/crawling-managing-faceted-navigation). An empty category and
 * the answer to a search, to the calculator or about favourites are not.
 */
export function isEmptyCombination(list: ShopList, { category, page: _, ...choice }: ShopFilters): boolean {
  if (list.total > 0 || list.hits.length > 0 || isAlias(category)) return false;
  const isAnswer = choice.text ?? choice.typed ?? choice.favorite;
  return isAnswer === undefined && serializeFilters(choice) !== '';
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
