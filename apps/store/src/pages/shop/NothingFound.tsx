import { NoResults } from '@patine/ui/no-results/NoResults';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { nearestSearchesQuery } from '../../features/catalogue/nearest-searches.query.ts';
import { Suggestions } from '../../features/catalogue/Suggestions.tsx';
import { useStore } from '../../lib/store-context.tsx';
import { isLiteral, type ShopFilters } from '../../lib/shop-filters.ts';
import { isWholeShop, loosenings, nameOfPart, type LooseningsProps } from './loosenings.ts';

export type NothingFoundProps = LooseningsProps & {
  address: (filters: ShopFilters) => string;
  /** URL of the list without filters. */
  clearHref: string;
};

/**
 * An empty list: what to let go of, each a link with the number of pieces that it brings. Below a list of a few pieces only what
 * is nearly like them.
 */
export default function NothingFound(props: NothingFoundProps) {
  const { list, filters, choices, address, clearHref } = props;
  const intl = useIntl();
  const { api, locale } = useStore();
  const words = filters.typed ?? filters.text ?? '';
  const { data: nearest } = useQuery({ ...nearestSearchesQuery(api, locale, words), enabled: words !== '' });
  // The heading of an understood search has its text already; its parts are what found nothing together.
  const text = filters.typed === undefined || isLiteral(filters) ? filters.text : undefined;
  // Words alone that find nothing: without them it would be the whole shop.
  const isTextAlone = isWholeShop(filters) && choices.every(({ id }) => id === 'text');
  const parts = isTextAlone ? [] : loosenings(props, intl);
  const withoutPart = parts.map((loosening) => ({
    ...loosening,
    kind: 'without' as const,
    href: address(loosening.filters),
  }));
  const looser = (list.looser ?? []).map(({ kind, label, part, count, filters: left }) => ({
    id: `${kind} ${part ?? label}`,
    kind,
    label: part ? nameOfPart(part, props, intl) : label,
    count,
    filters: left,
    href: address(left),
  }));
  const best = [...withoutPart, ...looser].toSorted((a, b) => b.count - a.count);
  if (list.total > 0)
    return (
      <Suggestions
        // The nearest list rather than the longest one.
        looser={best.at(-1)?.filters}
        without={list.hits.map(({ reference }) => reference)}
      />
    );
  return (
    <>
      <NoResults
        {...(text ? { text } : {})}
        loosen={best}
        {...(nearest ? { nearest } : {})}
        clearHref={clearHref}
      />
      <Suggestions looser={best[0]?.filters} />
    </>
  );
}
