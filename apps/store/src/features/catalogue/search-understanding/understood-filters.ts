import type { SearchUnderstandingResponse } from '@patine/contract/rest/search-understanding';
import {
  EXCLUSIONS,
  LIST_FILTERS,
  SEARCH_CATEGORY,
  type Exclusion,
  type ListFilter,
  type Range,
  type ShopFilters,
} from '../../../lib/shop-filters.ts';

export type UnderstoodValues = { name: ListFilter | Exclusion | 'categories'; values: readonly string[] };
export type UnderstoodPart = UnderstoodValues | { name: 'price'; range: Range; cheapest: boolean };

const nameOfFacet = (filters: Readonly<Record<string, string>>) =>
  new Map(Object.entries(filters).map(([name, facet]) => [facet, name]));

const INCLUDING = nameOfFacet({ ...LIST_FILTERS, categories: 'categories' });
const EXCLUDING = nameOfFacet(EXCLUSIONS);

const HUNDREDTHS = 100;

/** A price range in whole euros, as URLs have it; never wider than what was typed. */
const eurosIn = ({ min, max }: { min: number | null; max: number | null }): Range => ({
  ...(min === null ? {} : { min: Math.ceil(min / HUNDREDTHS) }),
  ...(max === null ? {} : { max: Math.floor(max / HUNDREDTHS) }),
});

/** The filter of a list that says what was understood. */
export function partOf(filter: SearchUnderstandingResponse['filters'][number]): UnderstoodPart {
  if (filter.attribute === 'price')
    return { name: 'price', range: eurosIn(filter), cheapest: filter.cheapest === true };
  const names = filter.exclude ? EXCLUDING : INCLUDING;
  return { name: names.get(filter.attribute) as ListFilter, values: filter.values };
}

const sorted = (values: Iterable<string>) => [...new Set(values)].toSorted();

/**
 * The list that a text means: its filters with those given beside it, and the remaining words. One category becomes the path, as if
 * the visitor had opened it.
 */
export function understoodList(
  { text, words, filters }: SearchUnderstandingResponse,
  given: ShopFilters,
): ShopFilters {
  const { text: _, page: __, ...rest } = given;
  const list: ShopFilters = { ...rest, typed: text, ...(words === '' ? {} : { text: words }) };
  for (const part of filters.map(partOf)) {
    if (part.name === 'price') {
      list.price = part.range;
      // The cheapest first, unless the visitor chose another order or words rank the list.
      if (part.cheapest && words === '') list.sortby ??= 'price_asc';
    } else list[part.name] = sorted([...(list[part.name] ?? []), ...part.values]);
  }
  const [category, ...others] = list.categories ?? [];
  if (category === undefined || others.length > 0 || given.category !== SEARCH_CATEGORY) return list;
  const { categories: ___, ...without } = list;
  return { ...without, category };
}

/** The values of a part that a list still has. */
export const valuesLeft = (list: ShopFilters, { name, values }: UnderstoodValues): readonly string[] =>
  values.filter((value) => list[name]?.includes(value) || (name === 'categories' && value === list.category));

/** Whether a list still has what was understood, or some of it. */
export function hasPart(list: ShopFilters, part: UnderstoodPart): boolean {
  if (part.name === 'price')
    return (
      list.price?.min === part.range.min && list.price?.max === part.range.max && list.price !== undefined
    );
  return valuesLeft(list, part).length > 0;
}

/** The list without what was understood, from its first page. */
export function withoutPart({ page: _, ...list }: ShopFilters, part: UnderstoodPart): ShopFilters {
  if (part.name === 'price') {
    const { price: __, ...rest } = list;
    return rest;
  }
  const { name, values } = part;
  const left = list[name]?.filter((value) => !values.includes(value)) ?? [];
  const { [name]: __, ...rest } = list;
  const path =
    name === 'categories' && values.includes(list.category ?? '') ? { category: SEARCH_CATEGORY } : {};
  return { ...rest, ...path, ...(left.length > 0 ? { [name]: left } : {}) };
}
