import { SellerPageDocument, type SellerPageQuery } from '@patine/contract/operations';
import { SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES, type ProductHit } from '@patine/contract/search/record';
import { MINUTE_MS, type Locale, SELLER_PRODUCTS_SHOWN } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { searchAround } from '../../lib/search.ts';
import type { FoundProducts } from './find-neighbours.ts';

export type Seller = SellerPageQuery['seller'] & {
  /** The seller's newest products for sale and their number; null while the search is unavailable. */
  products: (FoundProducts & { count: number }) | null;
};

export const sellerQuery = ({ request, search }: Api, locale: Locale, slug: string) =>
  queryOptions({
    queryKey: ['seller', locale, slug],
    queryFn: async (): Promise<Seller> => {
      const { seller } = await request(SellerPageDocument, { slug });
      // The seller's page works without products.
      const [products = null] = await searchAround<ProductHit>(search, [
        {
          indexName: productIndex('chrono', locale),
          facetFilters: ['availability:AVAILABLE', `store:${slug}`],
          tagFilters: [`-${SECRET_TAG}`],
          attributesToRetrieve: CARD_ATTRIBUTES,
          hitsPerPage: SELLER_PRODUCTS_SHOWN,
          clickAnalytics: true,
        },
      ]);
      return {
        ...seller,
        products: products && { hits: products.hits, queryID: products.queryID, count: products.nbHits },
      };
    },
    staleTime: MINUTE_MS,
  });
