import type { Money as MoneyValue } from '@patine/core';
import { Money } from '@patine/ui/money/Money';
import { FormattedMessage } from 'react-intl';

export type RefundAmountsProps = {
  fees: MoneyValue;
  amount: MoneyValue;
  /** Message id for the refund's label. */
  amountId: string;
};

/** Return fees, which are kept back from the refund, and the refund. */
export const RefundAmounts = ({ fees, amount, amountId }: RefundAmountsProps) => (
  <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums">
    <dt>
      <FormattedMessage id="return-request.fees" />
    </dt>
    <dd className="text-end">
      {fees.amount > 0 ? (
        <Money value={{ ...fees, amount: -fees.amount }} exact />
      ) : (
        <FormattedMessage id="return-request.fees.free" />
      )}
    </dd>
    <dt className="font-semibold">
      <FormattedMessage id={amountId} />
    </dt>
    <dd className="text-end font-semibold">
      <Money value={amount} exact />
    </dd>
  </dl>
);
