import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { OrderCard, type OrderSummary } from '@patine/ui/order-card/OrderCard';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

export type OrderListProps = {
  /** Loaded orders, newest first. */
  orders: readonly OrderSummary[];
  /** Number of all orders. */
  total: number;
  hasMore: boolean;
  loading: boolean;
  /** Error of loading more. */
  error: Error | null;
  onMore: () => void;
};

export function OrderList({ orders, total, hasMore, loading, error, onMore }: OrderListProps) {
  const locale = useLocale();
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} href={paths.order(locale, order.id)} />
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="text-center text-sm text-muted empty:hidden">
        {total > orders.length || orders.length > 10 ? (
          <FormattedMessage id="account-orders.shown" values={{ count: orders.length, total }} />
        ) : null}
      </p>
      {error ? (
        <Alert tone="error" live>
          <FormattedMessage id={failureMessage(error)} />
        </Alert>
      ) : null}
      {hasMore ? (
        <Button tone="line" className="justify-self-center" loading={loading} onClick={onMore}>
          <FormattedMessage id="account-orders.more" />
        </Button>
      ) : null}
    </div>
  );
}
