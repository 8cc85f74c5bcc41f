import { Money } from '@patine/ui/money/Money';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { FormattedMessage } from 'react-intl';
import type { OrderLine } from '../../features/orders/order.query.ts';

/** The item's custom text, its return deadline, and its refund. */
export function LineNote({ line: { orderItem, returnEligibility, returnId } }: { line: OrderLine }) {
  const { customization, refundedAmount } = orderItem;
  const { eligible, dateLimit, ineligibilityReason } = returnEligibility;
  // Refunded without a return parcel: cancelled before shipping.
  const isCalledOff = ineligibilityReason === 'pending_return' && returnId === null;
  return (
    <>
      {customization ? (
        <p>
          {customization.label} : {customization.value}
        </p>
      ) : null}
      <p>
        <FormattedMessage
          id={`account-order.return.${eligible ? 'eligible' : isCalledOff ? 'refunded' : (ineligibilityReason ?? 'unknown')}`}
          values={{
            hasDate: dateLimit ? 'yes' : 'no',
            date: dateLimit ? <PlainDate value={dateLimit} /> : '',
          }}
        />
      </p>
      {refundedAmount.amount > 0 ? (
        <p>
          <FormattedMessage
            id="account-order.refunded"
            values={{ amount: <Money value={refundedAmount} exact /> }}
          />
        </p>
      ) : null}
    </>
  );
}
