import type { OrderSummary } from '@patine/ui/order-card/OrderCard';
import { FormattedMessage } from 'react-intl';
import { OrderCards } from '../../features/orders/OrderCards.tsx';

export type PastOrdersProps = {
  /** Loaded orders that are not in progress, newest first. */
  orders: readonly OrderSummary[];
  /** True below what is in progress. */
  isTitled: boolean;
};

export function PastOrders({ orders, isTitled }: PastOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <section>
      {isTitled ? (
        <h2 className="mb-4 heading text-2xl">
          <FormattedMessage id="account-orders.past" />
        </h2>
      ) : null}
      <OrderCards orders={orders} />
    </section>
  );
}
