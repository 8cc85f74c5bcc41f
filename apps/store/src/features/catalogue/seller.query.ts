import { SellerPageDocument, type SellerPageQuery } from '@patine/contract/operations';
import { SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES, type ProductHit } from '@patine/contract/search/record';
import { MINUTE_MS, type Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { searchAround } from '../../lib/search.ts';
import type { FoundProducts } from './find-neighbours.ts';

/** Rows of four. */
const SHOWN = 24;

export type Seller = SellerPageQuery['seller'] & {
  /** The newest of its pieces that can be bought, and how many there are; null while the search is away. */
  pieces: (FoundProducts & { count: number }) | null;
};

export const sellerQuery = ({ request, search }: Api, locale: Locale, slug: string) =>
  queryOptions({
    queryKey: ['seller', locale, slug],
    queryFn: async (): Promise<Seller> => {
      const { seller } = await request(SellerPageDocument, { slug });
      // Who sells is told without the pieces, too.
      const [pieces = null] = await searchAround<ProductHit>(search, [
        {
          indexName: productIndex('chrono', locale),
          facetFilters: ['availability:AVAILABLE', `store:${slug}`],
          tagFilters: [`-${SECRET_TAG}`],
          attributesToRetrieve: CARD_ATTRIBUTES,
          hitsPerPage: SHOWN,
          clickAnalytics: true,
        },
      ]);
      return {
        ...seller,
        pieces: pieces && { hits: pieces.hits, queryID: pieces.queryID, count: pieces.nbHits },
      };
    },
    staleTime: MINUTE_MS,
  });
