import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isWaiting, orderStatusQuery, type OrderState } from '../../features/orders/order-status.query.ts';
import { useApi } from '../../lib/store-context.tsx';
import { Confirmed } from './Confirmed.tsx';
import { NotConfirmed, type Problem } from './NotConfirmed.tsx';
import { PendingPayment } from './PendingPayment.tsx';

const isPaid = ({ status }: OrderState) => status === 'PAID' || status === 'COMPLETED';

function problemOf(order: OrderState | null | undefined, failed: boolean): Problem {
  if (failed) return 'unreadable';
  if (order?.status === 'ABANDONED') return 'abandoned';
  return order?.status === 'REFUNDED' ? 'refunded' : 'pending';
}

/** Polls while the payment is pending, then shows the result. */
export function Confirmation({ id }: { id: string }) {
  const query = orderStatusQuery(useApi(), id);
  const cache = useQueryClient().getQueryCache();
  const { data: order, isError, isFetching, refetch } = useQuery(query);
  const progress = cache.find({ queryKey: query.queryKey })?.state;

  if (order && isPaid(order)) return <Confirmed order={order} />;
  if (isFetching || (!isError && (!progress || isWaiting({ ...progress, data: order }))))
    return <PendingPayment order={order} />;
  return <NotConfirmed problem={problemOf(order, isError)} order={order} onRetry={() => void refetch()} />;
}
