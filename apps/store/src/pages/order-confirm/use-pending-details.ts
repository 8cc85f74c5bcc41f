import { useQuery } from '@tanstack/react-query';
import { orderQuery, type Order } from '../../features/orders/order.query.ts';
import type { OrderState } from '../../features/orders/order-status.query.ts';
import { useApi } from '../../lib/store-context.tsx';

/** Pieces of an order that is not paid yet: undefined while they are loading, null where the order cannot be read. */
export function usePendingDetails(order: OrderState | null | undefined): Order | null | undefined {
  const { data, isError } = useQuery({ ...orderQuery(useApi(), order?.id ?? ''), enabled: !!order });
  return order && !isError ? data : null;
}
