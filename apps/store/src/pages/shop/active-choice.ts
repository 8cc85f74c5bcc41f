import type { IntlShape } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import type { Refinement } from '../../features/catalogue/shop-requests.ts';
import { LIST_FILTER_NAMES, type PriceFilter, type ShopFilters } from '../../lib/shop-filters.ts';

export type Choice = { id: string; label: string; filters: ShopFilters };

const { stringify } = JSON;

function priceLabel({ min, max }: PriceFilter, { formatMessage, formatNumber }: IntlShape): string {
  const euros = (value: number | undefined) =>
    value === undefined
      ? ''
      : formatNumber(value, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  const id =
    min === undefined ? 'shop.price.upTo' : max === undefined ? 'shop.price.from' : 'shop.price.between';
  return formatMessage({ id }, { min: euros(min), max: euros(max) });
}

/** The same choice without one part of it, from the first page. */
export function lettingGo(filters: ShopFilters, part: Refinement | 'hidesold'): ShopFilters {
  const { page: _, [part]: __, ...rest } = filters;
  return rest;
}

/** What is chosen, one entry a value, each with the choice that is left without it. */
export function activeChoices(filters: ShopFilters, { options }: ShopList, intl: IntlShape): Choice[] {
  const title = (id: string) => intl.formatMessage({ id: `shop.filter.${id}` });
  const values = LIST_FILTER_NAMES.flatMap((name) =>
    (filters[name] ?? []).map((slug): Choice => {
      const left = filters[name]?.filter((value) => value !== slug) ?? [];
      const rest = lettingGo(filters, name);
      return {
        id: stringify([name, slug]),
        label: intl.formatMessage(
          { id: 'shop.choice' },
          { title: title(name), value: options[name].find((option) => option.slug === slug)?.name ?? slug },
        ),
        filters: left.length > 0 ? { ...rest, [name]: left } : rest,
      };
    }),
  );
  return [
    ...(filters.text
      ? [
          {
            id: 'text',
            label: intl.formatMessage({ id: 'shop.quoted' }, { text: filters.text }),
            filters: lettingGo(filters, 'text'),
          },
        ]
      : []),
    ...values,
    ...(filters.price
      ? [{ id: 'price', label: priceLabel(filters.price, intl), filters: lettingGo(filters, 'price') }]
      : []),
    ...(filters.hidesold
      ? [{ id: 'hidesold', label: title('hidesold'), filters: lettingGo(filters, 'hidesold') }]
      : []),
  ];
}

/** Parts of the choice with the pieces that each one's absence would show, most fruitful first. */
export const loosenings = (filters: ShopFilters, { without }: ShopList, { formatMessage }: IntlShape) =>
  without
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ part, count }) => ({
      id: part,
      label: part === 'text' ? (filters.text ?? '') : formatMessage({ id: `shop.filter.${part}` }),
      count,
      filters: lettingGo(filters, part),
    }));
