import { OrderCard, type OrderSummary } from '@patine/ui/order-card/OrderCard';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** A list of orders, each leading to its page. */
export function OrderCards({ orders }: { orders: readonly OrderSummary[] }) {
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-1 gap-4">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} href={paths.order(locale, order.id)} />
        </li>
      ))}
    </ul>
  );
}
