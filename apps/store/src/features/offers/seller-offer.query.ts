import { SellerOfferDocument, type SellerOfferQuery } from '@patine/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

export type SellerOffer = SellerOfferQuery['sellerOffer'];

/** What the link of a seller's mail is about; null for one that never was sent. */
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
