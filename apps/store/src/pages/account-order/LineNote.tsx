import { Badge } from '@patine/ui/badge/Badge';
import { Money } from '@patine/ui/money/Money';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { FormattedMessage } from 'react-intl';
import type { OrderLine } from '../../features/orders/order.query.ts';

/** An item without a return parcel was cancelled before shipping. */
const stateOf = (returnId: string | null, isRefunded: boolean) =>
  returnId === null ? 'cancelled' : isRefunded ? 'returned' : 'pending_return';

const TONES = { cancelled: 'neutral', returned: 'success', pending_return: 'progress' } as const;

/** The item's custom text, and its return deadline or how far its return is. The page says once what holds before delivery. */
export function LineNote({ line: { orderItem, returnEligibility, returnId } }: { line: OrderLine }) {
  const { customization, refundedAmount } = orderItem;
  const { eligible, dateLimit, ineligibilityReason } = returnEligibility;
  const isRefunded = refundedAmount.amount > 0;
  const state = stateOf(returnId, isRefunded);
  return (
    <>
      {customization ? (
        <p>
          <FormattedMessage id="account-order.customization" values={customization} />
        </p>
      ) : null}
      {ineligibilityReason === 'pending_return' ? (
        <p className="my-1">
          <Badge tone={TONES[state]}>
            <FormattedMessage id={`account-order.return.${state}`} />
          </Badge>
        </p>
      ) : ineligibilityReason === 'not_shipped' ? null : (
        <p>
          <FormattedMessage
            id={`account-order.return.${eligible ? 'eligible' : (ineligibilityReason ?? 'unknown')}`}
            values={{
              hasDate: dateLimit ? 'yes' : 'no',
              date: dateLimit ? <PlainDate value={dateLimit} /> : '',
            }}
          />
        </p>
      )}
      {isRefunded ? (
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
