import type { DropInfo } from '@patine/contract/content/structure';
import { SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES, type ProductHit } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { searchAround } from '../../lib/search.ts';

/** A row of the widest window. */
const PRODUCTS_SHOWN = 5;

export type DropWithProducts = DropInfo & {
  products: ProductHit[];
  /** Query id of the search. */
  queryID: string | undefined;
};

export type Drops = {
  live: DropWithProducts[];
  soon: DropInfo[];
  /** The last to end first. */
  past: DropInfo[];
  /** Milliseconds since 1970 on the requesting machine's clock: countdowns start from it. */
  readAt: number;
};

/** All drops, with the newest products of live ones, in one search call. */
export const dropsQuery = ({ read, search }: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['drops', locale],
    queryFn: async (): Promise<Drops> => {
      const drops = await read<DropInfo[]>('/web-structure', { type: 'drops', locale });
      const live = drops.filter(({ isLaunched, hasEnded }) => isLaunched && !hasEnded);
      const found = await searchAround<ProductHit>(
        search,
        live.map(({ slug }) => ({
          indexName: productIndex('chrono', locale),
          facetFilters: [`drops:${slug}`, 'availability:AVAILABLE'],
          tagFilters: [`-${SECRET_TAG}`],
          attributesToRetrieve: CARD_ATTRIBUTES,
          hitsPerPage: PRODUCTS_SHOWN,
          clickAnalytics: true,
        })),
      );
      return {
        live: live.map((drop, index) => ({
          ...drop,
          products: found[index]?.hits ?? [],
          queryID: found[index]?.queryID,
        })),
        soon: drops.filter(({ isLaunched, hasEnded }) => !isLaunched && !hasEnded),
        past: drops.filter(({ hasEnded }) => hasEnded),
        readAt: Date.now(),
      };
    },
    staleTime: 10_000,
  });
