import { RETURN_WINDOW_DAYS } from '@patine/core';
import { Money } from '@patine/ui/money/Money';
import { FormattedMessage } from 'react-intl';
import type { Order } from '../../features/orders/order.query.ts';

/** Return costs and address, with the shop's label or the buyer's own shipping. The declaration does not depend on it. */
export function ReturnInstructions({ order }: { order: Order }) {
  const { returnFee, returnAddress } = order.withdrawal;
  return (
    <section aria-labelledby="sending-back" className="grid gap-3">
      <h2 id="sending-back" className="heading text-2xl">
        <FormattedMessage id="withdrawal.sending.title" />
      </h2>
      <p>
        <FormattedMessage
          id="withdrawal.sending.label"
          values={{ days: RETURN_WINDOW_DAYS, fee: <Money value={returnFee} exact /> }}
        />
      </p>
      <p>
        <FormattedMessage id="withdrawal.sending.own" values={{ reference: order.reference }} />
      </p>
      <address className="border-s-2 border-line ps-4 not-italic">
        {returnAddress.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p>
        <FormattedMessage id="withdrawal.sending.refund" values={{ days: RETURN_WINDOW_DAYS }} />
      </p>
    </section>
  );
}
