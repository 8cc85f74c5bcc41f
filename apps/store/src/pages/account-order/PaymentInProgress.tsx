import { formatTime } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import type { Order } from '../../features/orders/order.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { privatePaths } from '../../private-paths.ts';

/** Next step of an order in CHECKOUT: back to its payment, or to the confirmation page that polls. */
export function PaymentInProgress({ order: { id, status, payment } }: { order: Order }) {
  const locale = useLocale();
  if (status !== 'CHECKOUT') return null;
  const paymentUrl = payment?.paymentUrl ?? null;
  const isOpen = paymentUrl ? 'yes' : 'no';
  return (
    <Alert
      tone="notice"
      className="mb-5"
      title={<FormattedMessage id="account-order.paying.title" values={{ isOpen }} />}
    >
      <p>
        <FormattedMessage
          id="account-order.paying.text"
          values={{ isOpen, time: payment ? formatTime(payment.expiresAt) : null }}
        />
      </p>
      <Button asChild size="sm" className="mt-3">
        {paymentUrl ? (
          // The payment provider's page, or the sandbox's: not a page of the shop.
          <a href={paymentUrl}>
            <FormattedMessage id="account-order.paying.go" />
          </a>
        ) : (
          <Link href={privatePaths.orderConfirm(locale, id)}>
            <FormattedMessage id="account-order.paying.check" />
          </Link>
        )}
      </Button>
    </Alert>
  );
}
