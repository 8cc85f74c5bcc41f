import { NoResults } from '@patine/ui/no-results/NoResults';
import { useIntl, type IntlShape } from 'react-intl';
import { Suggestions } from '../../features/catalogue/Suggestions.tsx';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import type { Refinement } from '../../features/catalogue/shop-requests.ts';
import { isLiteral, type ShopFilters } from '../../lib/shop-filters.ts';
import { choiceName, withoutFilter, type Choice } from './active-choice.ts';

export type NothingFoundProps = {
  list: ShopList;
  filters: ShopFilters;
  /** Active filters of the list. */
  choices: readonly Pick<Choice, 'id' | 'label'>[];
  address: (filters: ShopFilters) => string;
  /** URL of the list without filters. */
  clearHref: string;
};

/** Values of a filter as the chips name them; the filter's title where they are many. */
function nameOfPart(part: Refinement, { filters, choices }: NothingFoundProps, { formatMessage }: IntlShape) {
  const labels = choices.filter(({ id }) => choiceName(id) === part).map(({ label }) => label);
  if (part === 'text') return filters.text ?? '';
  return labels.length > 0 && labels.length < 3
    ? labels.join(', ')
    : formatMessage({ id: `shop.filter.${part}` });
}

/** An empty list: what to let go of, each a link with the number of pieces that it brings. */
export default function NothingFound(props: NothingFoundProps) {
  const { list, filters, address, clearHref } = props;
  const intl = useIntl();
  // The heading of an understood search has its text already; its parts are what found nothing together.
  const text = filters.typed === undefined || isLiteral(filters) ? filters.text : undefined;
  const withoutPart = list.without
    .filter(({ count }) => count > 0)
    .map(({ part, count }) => ({
      id: part,
      kind: 'without' as const,
      label: nameOfPart(part, props, intl),
      count,
      filters: withoutFilter(filters, part),
      href: address(withoutFilter(filters, part)),
    }));
  const looser = (list.looser ?? []).map(({ kind, label, count, filters: left }) => ({
    id: `${kind} ${label}`,
    kind,
    label: label === '' ? list.among.map(({ name }) => name).join(' / ') : label,
    count,
    filters: left,
    href: address(left),
  }));
  const best = [...withoutPart, ...looser].toSorted((a, b) => b.count - a.count);
  return (
    <>
      <NoResults {...(text ? { text } : {})} loosen={best} clearHref={clearHref} />
      <Suggestions looser={best[0]?.filters} />
    </>
  );
}
