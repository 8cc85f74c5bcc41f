import { sampleOrder } from '../order-card/order.samples.ts';
import { OrderCard } from '../order-card/OrderCard.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { AccountPage } from './AccountPage.tsx';
import { useScreenMessages } from './messages.ts';

/** List of orders, newest first. */
export function OrdersPage() {
  const { messages } = useScreenMessages();
  return (
    <AccountPage>
      <PageHeading title={messages.myOrders} />
      <ul className="grid gap-4">
        {(['PAID', 'COMPLETED', 'REFUNDED'] as const).map((status) => (
          <li key={status}>
            <OrderCard order={{ ...sampleOrder, id: status, status }} href="/account/orders/o1" />
          </li>
        ))}
      </ul>
    </AccountPage>
  );
}
