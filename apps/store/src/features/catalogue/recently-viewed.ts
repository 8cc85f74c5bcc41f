import { SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES, type ProductHit } from '@patine/contract/search/record';
import { MINUTE_MS, type Locale, RECENTLY_VIEWED_LIMIT } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { remember, remembered } from '../../lib/browser-storage.ts';

const KEY = 'viewed';

/** The stored references of viewed products, as text. */
export const recentlyViewedText = () => remembered(KEY);

/** References in the text, most recent first. */
export const recentlyViewedIn = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((reference) => Number.isSafeInteger(reference) && reference > 0)
    .slice(0, RECENTLY_VIEWED_LIMIT);

export function rememberViewed(reference: number) {
  const others = recentlyViewedIn(recentlyViewedText()).filter((other) => other !== reference);
  remember(KEY, [reference, ...others].slice(0, RECENTLY_VIEWED_LIMIT).join());
}

/** Previously viewed products in order, without those that no longer exist. */
export const recentlyViewedQuery = ({ search }: Api, locale: Locale, references: readonly number[]) =>
  queryOptions({
    queryKey: ['viewed', locale, references],
    queryFn: async (): Promise<ProductHit[]> => {
      const [found] = await search<ProductHit>([
        {
          indexName: productIndex('relevance', locale),
          numericFilters: [references.map((reference) => `reference=${reference}` as const)],
          tagFilters: [`-${SECRET_TAG}`],
          attributesToRetrieve: CARD_ATTRIBUTES,
          hitsPerPage: RECENTLY_VIEWED_LIMIT,
        },
      ]);
      const hits = new Map(found?.hits.map((hit) => [hit.reference, hit]));
      return references.flatMap((reference) => hits.get(reference) ?? []);
    },
    staleTime: MINUTE_MS,
  });
