import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import type { MyOrderQuery } from '@patine/contract/operations';
import type { Money as MoneyValue } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';
import { DeliveryLine } from '../price-details/DeliveryLine.tsx';
import { Deduction, PriceLine, ReductionLines } from '../price-details/PriceLine.tsx';

type Order = MyOrderQuery['me']['order'];

export type ReceiptTableProps = ComponentPropsWithRef<'dl'> & {
  /** Payments, reductions and refunds of the order. */
  order: Pick<
    Order,
    | 'status'
    | 'totalAmount'
    | 'giftCardAmount'
    | 'totalAmountDetail'
    | 'productReductions'
    | 'shippingReductions'
    | 'qualityControlReductions'
    | 'refundedAmount'
    | 'giftCardRefundedAmount'
    | 'paidAmount'
  >;
};

/** Lines of an order and its total; below it the payments and refunds. */
export function ReceiptTable({ order, className, ...rest }: ReceiptTableProps) {
  const { productAmount, shippingAmount, qualityControlAmount } = order.totalAmountDetail;
  // The item list above shows the price paid for each item, after reductions.
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
      <DeliveryLine
        shipping={{ price: shippingAmount, reductions: order.shippingReductions }}
        qualityControl={{ price: qualityControlAmount, reductions: order.qualityControlReductions }}
      />
      <PriceLine strong label={<FormattedMessage id="ui.price-details.total" />}>
        <Money value={order.totalAmount} exact />
      </PriceLine>
      <Payments order={order} />
    </dl>
  );
}

/** How the total was paid and refunded; renders nothing when it was paid with money only and not refunded. */
function Payments({ order }: Pick<ReceiptTableProps, 'order'>) {
  const { status, totalAmount, giftCardAmount, paidAmount, refundedAmount, giftCardRefundedAmount } = order;
  const byCards = giftCardAmount.amount > 0;
  const returned = refundedAmount.amount + giftCardRefundedAmount.amount;
  if (status === 'CHECKOUT')
    return byCards ? (
      <>
        <Line id="ui.price-details.giftCards" sum={giftCardAmount} minus />
        <PriceLine strong label={<FormattedMessage id="ui.receipt-table.toPay" />}>
          <Money value={{ ...totalAmount, amount: totalAmount.amount - giftCardAmount.amount }} exact />
        </PriceLine>
      </>
    ) : null;
  return (
    <>
      {byCards ? <Line id="ui.receipt-table.byGiftCards" sum={giftCardAmount} /> : null}
      {byCards ? <Line id="ui.receipt-table.byMoney" sum={paidAmount} /> : null}
      <Line id="ui.receipt-table.refunded" sum={refundedAmount} minus />
      <Line id="ui.receipt-table.refundedToCards" sum={giftCardRefundedAmount} minus />
      {returned > 0 ? (
        <PriceLine strong label={<FormattedMessage id="ui.receipt-table.afterRefund" />}>
          <Money value={{ ...totalAmount, amount: totalAmount.amount - returned }} exact />
        </PriceLine>
      ) : null}
    </>
  );
}

/** Renders nothing for 0. */
function Line({ id, sum, minus = false }: { id: string; sum: MoneyValue; minus?: boolean }) {
  if (sum.amount === 0) return null;
  return (
    <PriceLine label={<FormattedMessage id={id} />}>
      <span className={minus ? 'text-moss' : undefined}>
        {minus ? <Deduction amount={sum} /> : <Money value={sum} exact />}
      </span>
    </PriceLine>
  );
}
