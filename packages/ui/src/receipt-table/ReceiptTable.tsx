import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import type { MyOrderQuery } from '@patine/contract/operations';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';
import { PriceLine, ReductionLines } from '../price-details/PriceLine.tsx';

type Order = MyOrderQuery['me']['order'];

export type ReceiptTableProps = ComponentPropsWithRef<'dl'> & {
  /** What was paid, what was taken off, and what was given back. */
  order: Pick<
    Order,
    | 'totalAmount'
    | 'giftCardAmount'
    | 'totalAmountDetail'
    | 'productReductions'
    | 'shippingReductions'
    | 'refundedAmount'
    | 'paidAmount'
  >;
};

/** What was paid for, line by line, and what was given back. */
export function ReceiptTable({ order, className, ...rest }: ReceiptTableProps) {
  const { productAmount, shippingAmount, qualityControlAmount } = order.totalAmountDetail;
  const refunded = order.refundedAmount.amount > 0;
  const byCards = order.giftCardAmount.amount > 0;
  // The pieces above it show what was paid for each, codes taken off.
  const products =
    order.productReductions.length > 0 ? 'ui.receipt-table.before' : 'ui.price-details.products';
  return (
    <dl
      data-slot="receipt-table"
      className={cx('grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 tabular-nums', className)}
      {...rest}
    >
      <PriceLine label={<FormattedMessage id={products} />}>
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
      {byCards ? (
        <PriceLine label={<FormattedMessage id="ui.price-details.giftCards" />}>
          <span className="text-moss">
            −<Money value={order.giftCardAmount} exact />
          </span>
        </PriceLine>
      ) : null}
      {refunded ? (
        <PriceLine label={<FormattedMessage id="ui.receipt-table.refunded" />}>
          <span className="text-garance">
            −<Money value={order.refundedAmount} exact />
          </span>
        </PriceLine>
      ) : null}
      {byCards || refunded ? (
        <PriceLine strong label={<FormattedMessage id="ui.receipt-table.paid" />}>
          <Money value={order.paidAmount} exact />
        </PriceLine>
      ) : null}
    </dl>
  );
}
