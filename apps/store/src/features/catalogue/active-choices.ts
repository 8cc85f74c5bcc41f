import { countryName, euros, formatMoney } from '@patine/core';
import type { IntlShape } from 'react-intl';
import {
  EXCLUSION_NAMES,
  FLAGS,
  JEANS_FILTERS,
  LIST_FILTER_NAMES,
  RANGE_FILTERS,
  type Exclusion,
  type ListFilter,
  type Range,
  type RangeFilter,
  type ShopFilters,
} from '../../lib/shop-filters.ts';
import type { ShopList } from './shop-list.ts';
import type { Refinement } from './shop-requests.ts';

/** What names the values of a list's filters. */
export type FilterNames = Pick<ShopList, 'among' | 'options' | 'excluded'>;

export type Choice = { id: string; label: string; filters: ShopFilters };

/** Id of one value of a filter. */
export const choiceId = (name: string, slug: string) => JSON.stringify([name, slug]);

/** Name of the filter of a choice. */
export const choiceName = (id: string): string =>
  id.startsWith('[') ? String((JSON.parse(id) as unknown[])[0]) : id;

const bounds = (range: Range, write: (value: number) => string, { formatMessage }: IntlShape) => {
  const { min, max } = range;
  const id =
    min === undefined ? 'shop.price.upTo' : max === undefined ? 'shop.price.from' : 'shop.price.between';
  return formatMessage(
    { id },
    { min: min === undefined ? '' : write(min), max: max === undefined ? '' : write(max) },
  );
};

function rangeLabel(name: RangeFilter, range: Range, intl: IntlShape): string {
  const price = (wholeEuros: number) => formatMoney(euros(wholeEuros * 100), intl.locale);
  const centimetres = (value: number) => intl.formatMessage({ id: 'shop.centimetres' }, { value });
  if (name === 'price') return bounds(range, price, intl);
  const title = intl.formatMessage({ id: `shop.filter.${name}` });
  return intl.formatMessage({ id: 'shop.choice' }, { title, value: bounds(range, centimetres, intl) });
}

/** The filters without one of them, from the first page. */
export function withoutFilter(filters: ShopFilters, part: Refinement | 'favorite'): ShopFilters {
  const { page: _, [part]: __, ...rest } = filters;
  return rest;
}

/** Filters whose values say too little by themselves: « 38 », « 30 % et plus ». */
const TITLED: ReadonlySet<ListFilter> = new Set(['size', 'discountrange']);

type ListName = ListFilter | Exclusion | 'categories';

/** The filters without one value of one filter. */
function lettingValueGo(filters: ShopFilters, name: ListName, slug: string): ShopFilters {
  const left = filters[name]?.filter((value) => value !== slug) ?? [];
  const rest = withoutFilter(filters, name);
  return left.length > 0 ? { ...rest, [name]: left } : rest;
}

/** Active filters, one entry per value, with the filters that remain without it. */
export function activeChoices(filters: ShopFilters, list: FilterNames, intl: IntlShape): Choice[] {
  const title = (id: string) => intl.formatMessage({ id: `shop.filter.${id}` });
  const whole = (part: Refinement | 'favorite', label: string): Choice => ({
    id: part,
    label,
    filters: withoutFilter(filters, part),
  });
  const one = (name: ListName, slug: string, label: string): Choice => ({
    id: choiceId(name, slug),
    label,
    filters: lettingValueGo(filters, name, slug),
  });
  return [
    ...(filters.text
      ? [whole('text', intl.formatMessage({ id: 'shop.quoted' }, { text: filters.text }))]
      : []),
    ...list.among.map(({ slug, name }) => one('categories', slug, name)),
    ...LIST_FILTER_NAMES.flatMap((name) =>
      (filters[name] ?? []).map((slug) => {
        const value = list.options[name].find((option) => option.slug === slug)?.name ?? slug;
        const label = TITLED.has(name)
          ? intl.formatMessage({ id: 'shop.choice' }, { title: title(name), value })
          : value;
        return one(name, slug, label);
      }),
    ),
    ...EXCLUSION_NAMES.flatMap((name) =>
      (list.excluded[name] ?? []).map(({ slug, name: own }) => {
        const value = name === 'nocountries' ? countryName(slug, intl.locale) : own;
        return one(name, slug, intl.formatMessage({ id: 'shop.choice.without' }, { value }));
      }),
    ),
    ...RANGE_FILTERS.flatMap((name) => {
      const range = filters[name];
      return range ? [whole(name, rangeLabel(name, range, intl))] : [];
    }),
    ...JEANS_FILTERS.flatMap((name) => {
      const inches = filters[name];
      return inches === undefined ? [] : [whole(name, `${name.slice(-1)}${inches}`)];
    }),
    ...FLAGS.flatMap((flag) => (filters[flag] ? [whole(flag, title(flag))] : [])),
    ...(filters.favorite ? [whole('favorite', title(`favorite.${filters.favorite}`))] : []),
  ];
}
