import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { FormattedMessage } from 'react-intl';
import type { Order } from '../../features/orders/order.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { privatePaths } from '../../private-paths.ts';
import { CancelOrder } from './CancelOrder.tsx';

/** Available actions: first withdrawal, with the label that the law prescribes; then return and cancellation. */
export function OrderActions({ order }: { order: Order }) {
  const locale = useLocale();
  const { withdrawal } = order;
  const canReturn = order.parcels.some(({ items }) =>
    items.some(({ returnEligibility }) => returnEligibility.eligible),
  );
  if (!canReturn && !withdrawal.available && !order.changeable) return null;
  return (
    <div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full 2xl:grid">
        {withdrawal.available ? (
          <Button asChild tone="ink">
            <Link href={privatePaths.withdrawal(locale, order.id)}>
              <FormattedMessage id="account-order.withdraw" />
            </Link>
          </Button>
        ) : null}
        {canReturn ? (
          <Button asChild tone="line">
            <Link href={privatePaths.requestReturn(locale, order.id)}>
              <FormattedMessage id="account-order.returnAction" />
            </Link>
          </Button>
        ) : null}
        {order.changeable ? <CancelOrder order={order} /> : null}
      </div>
      {withdrawal.available ? (
        <p className="mt-3 text-sm text-muted">
          <FormattedMessage
            id={`account-order.withdraw.${withdrawal.until ? 'until' : 'any'}`}
            values={{ date: withdrawal.until ? <PlainDate value={withdrawal.until} /> : null }}
          />
        </p>
      ) : null}
    </div>
  );
}
