import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { Spinner } from '@patine/ui/spinner/Spinner';
import { FormattedMessage } from 'react-intl';
import type { OrderState } from '../../features/orders/order-status.query.ts';
import { ConfirmationLayout } from './ConfirmationLayout.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PaymentTicket } from './PaymentTicket.tsx';
import { usePendingDetails } from './use-pending-details.ts';

/** While the payment is polled. */
export function PendingPayment({ order }: { order: OrderState | null | undefined }) {
  return (
    <ConfirmationLayout
      details={usePendingDetails(order)}
      heading={
        <div aria-live="polite" aria-busy="true">
          <Spinner className="mb-4" />
          <PageHeading className="mb-0" title={<FormattedMessage id="order-confirm.waiting.title" />}>
            <FormattedMessage id="order-confirm.waiting.text" />
          </PageHeading>
        </div>
      }
    >
      {order ? <PaymentTicket order={order} state="pending" /> : null}
      <NextSteps />
    </ConfirmationLayout>
  );
}
