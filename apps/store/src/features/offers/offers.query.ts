import { MyOfferForProductDocument, MyOffersDocument, type MyOffersQuery } from '@patine/contract/operations';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { MINUTE_MS } from '@patine/core';
import type { Api } from '../../lib/api.ts';
import { ownOfferKey } from './own-offer-key.ts';

export type ListedOffer = MyOffersQuery['me']['offers']['offers'][number];
export type Offer = Omit<ListedOffer, 'product'>;

export const OFFERS_KEY = ['offers'] as const;

/** The customer's offers, newest first, ten per page. */
export const offersQuery = ({ request }: Pick<Api, 'request'>) =>
  infiniteQueryOptions({
    queryKey: OFFERS_KEY,
    queryFn: async ({ pageParam }) => (await request(MyOffersDocument, { page: pageParam })).me.offers,
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page >= pages ? null : page + 1),
    staleTime: 0,
  });

/** The customer's offer on a product, or null; polled, since the seller may respond. */
export const ownOfferQuery = ({ request }: Pick<Api, 'request'>, reference: number) =>
  queryOptions({
    queryKey: ownOfferKey(reference),
    queryFn: async (): Promise<Offer | null> =>
      (await request(MyOfferForProductDocument, { reference })).product.myOffer,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? MINUTE_MS : false),
  });
