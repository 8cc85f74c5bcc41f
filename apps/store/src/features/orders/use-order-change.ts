import { CancelOrderDocument, ChangeOrderAddressDocument } from '@patine/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';
import { orderQuery, type Order } from './order.query.ts';

/** Message ids of refusals. */
export const ORDER_ERRORS = {
  ADDRESS_ELSEWHERE: 'account-order.error.ADDRESS_ELSEWHERE',
  DELIVERED_TO_RELAY: 'account-order.error.DELIVERED_TO_RELAY',
  ORDER_NOT_OPEN: 'account-order.error.ORDER_NOT_OPEN',
  ORDER_SHIPPED: 'account-order.error.ORDER_SHIPPED',
} as const;

/** Changes an order before shipping; the response is the new order. A refusal means that it has changed meanwhile. */
function useOrderChange<Variables>(id: string, change: (variables: Variables) => Promise<Order>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(api, id);
  return useMutation({
    mutationFn: change,
    onSuccess: (order) => {
      queryClient.setQueryData(queryKey, order);
      void queryClient.invalidateQueries({ queryKey: ['orders'], exact: true });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useCancelOrder(id: string) {
  const { request } = useApi();
  return useOrderChange(id, async () => (await request(CancelOrderDocument, { orderId: id })).cancelOrder);
}

export function useChangeOrderAddress(id: string) {
  const { request } = useApi();
  return useOrderChange(
    id,
    async (postalAddressBookEntryId: string) =>
      (await request(ChangeOrderAddressDocument, { orderId: id, postalAddressBookEntryId }))
        .changeOrderAddress,
  );
}
