import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';

export type MoreOrdersProps = {
  /** Number of loaded orders. */
  count: number;
  /** Number of all orders. */
  total: number;
  hasMore: boolean;
  loading: boolean;
  /** Error of loading more. */
  error: Error | null;
  onMore: () => void;
};

/** How many orders are shown, and the button that loads more. */
export function MoreOrders({ count, total, hasMore, loading, error, onMore }: MoreOrdersProps) {
  return (
    <div className="mt-4 grid gap-4">
      <p aria-live="polite" className="text-center text-sm text-muted empty:hidden">
        {total > count || count > 10 ? (
          <FormattedMessage id="account-orders.shown" values={{ count, total }} />
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
