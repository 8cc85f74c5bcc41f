import { SellerOfferDocument, type SellerOfferQuery } from '@patine/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

export type SellerOffer = SellerOfferQuery['sellerOffer'];

/** The offer of a link in a seller's email; null for an invalid link. */
export const sellerOfferQuery = ({ request }: Pick<Api, 'request'>, token: string) =>
  queryOptions({
    queryKey: ['seller-offer', token],
    queryFn: async (): Promise<SellerOffer | null> => {
      try {
        return (await request(SellerOfferDocument, { token })).sellerOffer;
      } catch (error) {
        if (error instanceof ApiError && error.is('NOT_FOUND')) return null;
        throw error;
      }
    },
  });
