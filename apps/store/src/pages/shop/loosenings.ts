import type { IntlShape } from 'react-intl';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import type { Refinement } from '../../features/catalogue/shop-requests.ts';
import { SEARCH_CATEGORY, type ShopFilters } from '../../lib/shop-filters.ts';
import { choiceName, withoutFilter, type Choice } from '../../features/catalogue/active-choices.ts';

export type Loosening = { id: Refinement; label: string; count: number; filters: ShopFilters };

/** Whether a list is narrowed by no category: a search is of the whole shop. */
export const isWholeShop = ({ category = SEARCH_CATEGORY }: ShopFilters) => category === SEARCH_CATEGORY;

export type LooseningsProps = {
  list: ShopList;
  filters: ShopFilters;
  /** Active filters of the list. */
  choices: readonly Pick<Choice, 'id' | 'label'>[];
};

/** Values of a filter as the chips name them; the filter's title where they are many. */
export function nameOfPart(
  part: Refinement,
  { filters, choices }: LooseningsProps,
  { formatMessage }: IntlShape,
) {
  // Women's and children's dresses have one name.
  const labels = [...new Set(choices.filter(({ id }) => choiceName(id) === part).map(({ label }) => label))];
  if (part === 'text') return filters.text ?? '';
  return labels.length > 0 && labels.length < 3
    ? labels.join(', ')
    : formatMessage({ id: `shop.filter.${part}` });
}

/** The lists without one of the filters that have more pieces than the list, the longest first. */
export const loosenings = (props: LooseningsProps, intl: IntlShape): Loosening[] =>
  props.list.without
    .filter(({ count }) => count > props.list.total)
    .map(({ part, count }) => ({
      id: part,
      label: nameOfPart(part, props, intl),
      count,
      filters: withoutFilter(props.filters, part),
    }))
    .toSorted((a, b) => b.count - a.count);
