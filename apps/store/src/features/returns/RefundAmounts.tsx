import type { Money as MoneyValue } from '@patine/core';
import { Money } from '@patine/ui/money/Money';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export type RefundAmountsProps = {
  /** What was paid for each returned item. */
  paid: readonly MoneyValue[];
  fees: MoneyValue;
  amount: MoneyValue;
  /** Message id for the refund's label. */
  amountId: string;
};

/** The returned items, the delivery that is refunded with an order's last one, the return fees, and the refund. */
export function RefundAmounts({ paid, fees, amount, amountId }: RefundAmountsProps) {
  const pieces = paid.reduce((sum, { amount: price }) => sum + price, 0);
  const delivery = amount.amount + fees.amount - pieces;
  const exactly = (hundredths: number) => <Money value={{ ...amount, amount: hundredths }} exact />;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums">
      {/* Less is refunded where a part of the payment was refunded before: the lines would not add up. */}
      {paid.length > 0 && delivery >= 0 ? (
        <>
          <Line label="return-request.pieces">{exactly(pieces)}</Line>
          {delivery > 0 ? <Line label="return-request.delivery">{exactly(delivery)}</Line> : null}
        </>
      ) : null}
      <Line label="return-request.fees">
        {fees.amount > 0 ? exactly(-fees.amount) : <FormattedMessage id="return-request.fees.free" />}
      </Line>
      <dt className="stitch-t pt-2 font-semibold">
        <FormattedMessage id={amountId} />
      </dt>
      <dd className="-ms-4 stitch-t ps-4 pt-2 text-end font-semibold">{exactly(amount.amount)}</dd>
    </dl>
  );
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>
      <FormattedMessage id={label} />
    </dt>
    <dd className="text-end">{children}</dd>
  </>
);
