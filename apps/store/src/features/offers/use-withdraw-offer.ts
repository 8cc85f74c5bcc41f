import { WithdrawOfferDocument } from '@patine/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';
import { OFFERS_KEY } from './offers.query.ts';
import { ownOfferKey } from './own-offer-key.ts';

/** Withdraws the customer's pending offer on the product with this reference. */
export function useWithdrawOffer(reference: number) {
  const { request } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await request(WithdrawOfferDocument, { id })).withdrawOffer,
    onSuccess: (offer) => {
      queryClient.setQueryData(ownOfferKey(reference), offer);
      return queryClient.invalidateQueries({ queryKey: OFFERS_KEY });
    },
  });
}
