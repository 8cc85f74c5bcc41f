import type { Drop, PageInfo } from '@patine/contract/content/structure';
import { SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES, type ProductHit } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { searchAround } from '../../lib/search.ts';

const PRODUCTS_SHOWN = 8;

export type DropWithProducts = Drop & {
  products: ProductHit[];
  /** Query id of the search. */
  queryID: string | undefined;
};

export type Drops = {
  live: DropWithProducts[];
  soon: Drop[];
  /** Milliseconds since 1970 on the requesting machine's clock: countdowns start from it. */
  readAt: number;
};

/** All drops, with the newest products of live ones, in one search call. */
export const dropsQuery = ({ read, search }: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['drops', locale],
    queryFn: async (): Promise<Drops> => {
      const { drops } = await read<PageInfo>('/web-structure', { type: 'home', locale });
      const live = drops.filter(({ isLaunched }) => isLaunched);
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
        soon: drops.filter(({ isLaunched }) => !isLaunched),
        readAt: Date.now(),
      };
    },
    staleTime: 10_000,
  });
