import {
  DeclareWithdrawalDocument,
  QuoteReturnDocument,
  RequestReturnDocument,
} from '@patine/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';
import { toItems, type ReturnDraft } from './return-draft.ts';

/** Invalidates the order, whose allowed actions change with each step. */
function useForgetOrder(orderId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['orders', orderId] });
}

/** Requests a quotation: fees and refund. */
export function useQuoteReturn(orderId: string) {
  const { request } = useApi();
  const forgetOrder = useForgetOrder(orderId);
  return useMutation({
    mutationFn: async (draft: ReturnDraft) =>
      (await request(QuoteReturnDocument, { orderId, items: toItems(draft) })).quoteReturn,
    onError: forgetOrder,
  });
}

/** Confirms a quotation. */
export function useRequestReturn(orderId: string) {
  const { request } = useApi();
  const queryClient = useQueryClient();
  const forgetOrder = useForgetOrder(orderId);
  return useMutation({
    mutationFn: async (returnQuotationId: string) =>
      (await request(RequestReturnDocument, { orderId, returnQuotationId })).requestReturn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['returns'], exact: true }),
    onSettled: forgetOrder,
  });
}

/** Declares the withdrawal; it is recorded once this resolves. */
export function useDeclareWithdrawal(orderId: string) {
  const { request } = useApi();
  const forgetOrder = useForgetOrder(orderId);
  return useMutation({
    mutationFn: async (orderItemIds: string[]) =>
      (await request(DeclareWithdrawalDocument, { orderId, orderItemIds })).declareWithdrawal,
    onSettled: forgetOrder,
  });
}
