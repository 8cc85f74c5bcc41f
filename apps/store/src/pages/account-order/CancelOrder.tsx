import { Button } from '@patine/ui/button/Button';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ORDER_ERRORS, useCancelOrder } from '../../features/orders/use-order-change.ts';
import type { Order } from '../../features/orders/order.query.ts';
import { failureMessage } from '../../lib/failure-message.ts';

const ConfirmCancel = lazy(() => import('./ConfirmCancel.tsx'));

/** Cancels the order after confirmation. */
export function CancelOrder({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const cancel = useCancelOrder(order.id);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <FormattedMessage id="account-order.cancel" />
      </Button>
      {isOpen ? (
        <Suspense>
          <ConfirmCancel
            error={cancel.error ? failureMessage(cancel.error, ORDER_ERRORS) : null}
            cancelling={cancel.isPending}
            onClose={() => setOpen(false)}
            onConfirm={() => cancel.mutate(undefined, { onSuccess: () => setOpen(false) })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
