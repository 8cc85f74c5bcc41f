import { MakePriceOfferDocument } from '@patine/contract/operations';
import type { OfferFormProps } from '@patine/ui/offer-form/OfferForm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/store-context.tsx';
import { OFFERS_KEY } from './offers.query.ts';
import { ownOfferKey } from './own-offer-key.ts';

type OfferFailure = NonNullable<OfferFormProps['failure']>;

const KNOWN: Partial<Record<string, OfferFailure['name']>> = {
  OFFER_TOO_LOW: 'OFFER_TOO_LOW',
  OFFER_ABOVE_PRICE: 'OFFER_ABOVE_PRICE',
  OFFER_BY_SOMEBODY_ELSE: 'OFFER_BY_SOMEBODY_ELSE',
  OFFER_CLOSED_PERIOD: 'OFFER_CLOSED_PERIOD',
  OFFER_ALREADY_MADE: 'OFFER_ALREADY_MADE',
  TOO_MANY_ATTEMPTS: 'TOO_MANY_ATTEMPTS',
};

/** The reason for a refused offer, in the form's terms. */
export function offerFailure(error: unknown): OfferFailure | null {
  if (error === null) return null;
  if (!(error instanceof ApiError)) return { name: 'UNKNOWN' };
  const { name, minPrice } = error.body;
  return { name: KNOWN[name] ?? 'UNKNOWN', ...(minPrice === undefined ? {} : { minPrice }) };
}

export function useMakeOffer(productReference: number, productVariantId: string) {
  const { request } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (amount: number) =>
      (await request(MakePriceOfferDocument, { productReference, productVariantId, amount })).makePriceOffer,
    onSuccess: (offer) => {
      queryClient.setQueryData(ownOfferKey(productReference), offer);
      return queryClient.invalidateQueries({ queryKey: OFFERS_KEY });
    },
  });
}
