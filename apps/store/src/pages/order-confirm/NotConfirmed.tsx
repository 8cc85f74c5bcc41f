import { Button } from '@patine/ui/button/Button';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { FormattedMessage } from 'react-intl';
import type { OrderState } from '../../features/orders/order-status.query.ts';
import { ConfirmationLayout } from './ConfirmationLayout.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PaymentTicket } from './PaymentTicket.tsx';
import { usePendingDetails } from './use-pending-details.ts';

/** pending: polling has ended without a result; abandoned: nothing was charged; refunded: the payment is refunded. */
export type Problem = 'pending' | 'abandoned' | 'refunded' | 'unreadable';

export type NotConfirmedProps = {
  problem: Problem;
  /** Null or undefined while it cannot be read. */
  order: OrderState | null | undefined;
  onRetry: () => void;
};

/** State of an unconfirmed payment, its sum and its pieces, with the next step. */
export function NotConfirmed({ problem, order, onRetry }: NotConfirmedProps) {
  const details = usePendingDetails(order);
  const canRetry = problem === 'pending' || problem === 'unreadable';
  return (
    <ConfirmationLayout
      details={details}
      heading={
        <div role="alert">
          <PageHeading className="mb-0" title={<FormattedMessage id={`order-confirm.${problem}.title`} />}>
            <FormattedMessage id={`order-confirm.${problem}.text`} />
          </PageHeading>
        </div>
      }
    >
      {order && problem !== 'unreadable' ? <PaymentTicket order={order} state={problem} /> : null}
      <NextSteps toCart={!canRetry}>
        {canRetry ? (
          <Button onClick={onRetry}>
            <FormattedMessage id="order-confirm.askAgain" />
          </Button>
        ) : null}
      </NextSteps>
    </ConfirmationLayout>
  );
}
