import type { Money as MoneyValue } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Money } from '@patine/ui/money/Money';
import { FormattedMessage } from 'react-intl';
import type { Replaced } from './use-codes.ts';

export type ReplacedCouponProps = {
  /** The coupon that is applied now. */
  code: string;
  previous: Replaced;
  /** The total with the current coupon. */
  total: MoneyValue;
  onUndo: () => void;
};

/** A cart has one coupon: shows which one was replaced, how the total changes, and offers to undo. */
export function ReplacedCoupon({ code, previous, total, onUndo }: ReplacedCouponProps) {
  const isDearer = total.amount > previous.total.amount;
  return (
    <Alert tone={isDearer ? 'notice' : 'info'} live>
      <p>
        <FormattedMessage id="cart.coupon.replaced" values={{ code, previous: previous.code }} />{' '}
        {total.amount === previous.total.amount ? null : (
          <FormattedMessage
            id="cart.coupon.replaced.total"
            values={{ before: <Money value={previous.total} exact />, after: <Money value={total} exact /> }}
          />
        )}
      </p>
      <Button tone="line" size="sm" className="mt-2" onClick={onUndo}>
        <FormattedMessage id="cart.coupon.replaced.undo" values={{ previous: previous.code }} />
      </Button>
    </Alert>
  );
}
