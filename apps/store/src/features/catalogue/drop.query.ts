import type { DropInfo } from '@patine/contract/content/structure';
import { SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES, type ProductHit } from '@patine/contract/search/record';
import { type Locale, DROP_PRODUCTS_SHOWN } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { searchAround } from '../../lib/search.ts';

export type DropPage = DropInfo & {
  /** For sale, during the drop and after it; none before. */
  products: ProductHit[];
  /** Number of all of these. */
  count: number;
  /** Query id of their search. */
  queryID: string | undefined;
  /** Sold, once the drop is over. */
  sold: ProductHit[];
  /** Milliseconds since 1970 on the requesting machine's clock: countdowns start from it. */
  readAt: number;
};

/** One drop, before, during or after its sale. */
export const dropQuery = ({ read, search }: Api, locale: Locale, slug: string) =>
  queryOptions({
    queryKey: ['drop', locale, slug],
    queryFn: async (): Promise<DropPage> => {
      const drop = await read<DropInfo>('/web-structure', { type: 'drop', 'params[slug][0]': slug, locale });
      const indexName = productIndex('chrono', locale);
      const [found, sold] = drop.pieces
        ? [{ hits: drop.pieces, nbHits: drop.productCount, queryID: undefined }]
        : drop.isLaunched
          ? await searchAround<ProductHit>(
              search,
              (drop.hasEnded ? ['AVAILABLE', 'SOLD'] : ['AVAILABLE']).map((availability) => ({
                indexName,
                facetFilters: [`drops:${slug}`, `availability:${availability}`],
                tagFilters: [`-${SECRET_TAG}`],
                attributesToRetrieve: CARD_ATTRIBUTES,
                hitsPerPage: DROP_PRODUCTS_SHOWN,
                clickAnalytics: true,
              })),
            )
          : [];
      return {
        ...drop,
        products: found?.hits ?? [],
        count: found?.nbHits ?? 0,
        queryID: found?.queryID,
        sold: sold?.hits ?? [],
        readAt: Date.now(),
      };
    },
    staleTime: 10_000,
  });
