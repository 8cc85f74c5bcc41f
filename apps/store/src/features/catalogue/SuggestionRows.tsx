import { Carousel } from '@patine/ui/carousel/Carousel';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { MINUTE_MS } from '@patine/core';
import { seemsSignedIn } from '../../lib/cookies.ts';
import { useSavedSizes } from '../../lib/saved-sizes.query.ts';
import type { ShopFilters } from '../../lib/shop-filters.ts';
import { useStore } from '../../lib/store-context.tsx';
import { findSuggestions, type SuggestionRow } from './find-suggestions.ts';
import { recentlyViewedIn, recentlyViewedText } from './recently-viewed.ts';
import { SuggestionSkeleton } from './SuggestionSkeleton.tsx';
import { useProductCards } from './use-product-cards.tsx';

export type SuggestionsProps = {
  /** Words of the piece that was looked for. */
  alike?: string | undefined;
  /** A list that finds something where the visitor's finds nothing. */
  looser?: ShopFilters | undefined;
  /** References of pieces that the page already shows. */
  without?: readonly number[] | undefined;
};

/** The rows of `Suggestions`, in the browser. */
export default function SuggestionRows({ alike, looser, without }: SuggestionsProps) {
  const { api, locale } = useStore();
  const isCustomer = seemsSignedIn();
  const { data: saved, isPending } = useSavedSizes(isCustomer);
  const viewed = recentlyViewedIn(recentlyViewedText());
  const { pathname: path } = useLocation();
  const sources = { alike, looser, without, viewed, saved, path };
  const { data: rows } = useQuery({
    queryKey: ['suggestions', locale, sources],
    queryFn: () => findSuggestions(api, locale, sources),
    enabled: !isCustomer || !isPending,
    staleTime: MINUTE_MS,
  });
  if (!rows) return <SuggestionSkeleton />;
  return rows.map((row) => <Row key={row.kind} {...row} />);
}

function Row({ kind, hits }: SuggestionRow) {
  const { formatMessage } = useIntl();
  const cards = useProductCards();
  const title = formatMessage({ id: `suggestions.${kind}` });
  return (
    <Carousel label={title} heading={<h2 className="heading text-2xl">{title}</h2>}>
      {cards(hits)}
    </Carousel>
  );
}
