import type { ShopList } from '../../features/catalogue/shop-list.ts';
import {
  CALCULATOR_CATEGORY,
  SEARCH_CATEGORY,
  serializeFilters,
  type ShopFilters,
} from '../../lib/shop-filters.ts';
import { titleValueName } from './list-title.ts';

/** Categories that mean the whole shop. */
const isAlias = (category: string | undefined) =>
  category === SEARCH_CATEGORY || category === CALCULATOR_CATEGORY;

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
