import type { MyOrderQuery } from '@patine/contract/operations';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';
import { PriceLine, ReductionLines } from '../price-details/PriceLine.tsx';

type Order = MyOrderQuery['me']['order'];

export type ReceiptTableProps = {
  order: Pick<
    Order,
    | 'totalAmount'
    | 'totalAmountDetail'
    | 'productReductions'
    | 'shippingReductions'
    | 'refundedAmount'
    | 'paidAmount'
  >;
};

/** What was paid for, line by line, and what was given back. */
export function ReceiptTable({ order }: ReceiptTableProps) {
  const { productAmount, shippingAmount, qualityControlAmount } = order.totalAmountDetail;
  const refunded = order.refundedAmount.amount > 0;
  return (
    <dl data-slot="receipt-table" className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums">
      <PriceLine label={<FormattedMessage id="ui.price-details.products" />}>
        <Money value={productAmount} exact />
      </PriceLine>
      <ReductionLines reductions={order.productReductions} />
      <PriceLine label={<FormattedMessage id="ui.price-details.shipping" />}>
        {shippingAmount.amount === 0 ? (
          <FormattedMessage id="ui.price-details.free" />
        ) : (
          <Money value={shippingAmount} exact />
        )}
      </PriceLine>
      <ReductionLines reductions={order.shippingReductions} />
      {qualityControlAmount.amount > 0 ? (
        <PriceLine label={<FormattedMessage id="ui.price-details.qualityControl" />}>
          <Money value={qualityControlAmount} exact />
        </PriceLine>
      ) : null}
      <PriceLine strong label={<FormattedMessage id="ui.price-details.total" />}>
        <Money value={order.totalAmount} exact />
      </PriceLine>
      {refunded ? (
        <>
          <PriceLine label={<FormattedMessage id="ui.receipt-table.refunded" />}>
            <span className="text-garance">
              −<Money value={order.refundedAmount} exact />
            </span>
          </PriceLine>
          <PriceLine strong label={<FormattedMessage id="ui.receipt-table.paid" />}>
            <Money value={order.paidAmount} exact />
          </PriceLine>
        </>
      ) : null}
    </dl>
  );
}
