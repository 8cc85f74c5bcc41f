/** A paid order for computing refunds; amounts are hundredths of one currency. */
export type RefundableOrder = {
  /** Paid amount minus earlier refunds. */
  paidAmount: number;
  refundedAmount: number;
  /** Paid carriage, after reductions. */
  shippingPaid: number;
  /** Price of the standard delivery, the maximum that is refunded. */
  standardShipping: number;
  /** Paid quality control, after reductions. */
  qualityControlPaid: number;
  lines: readonly { id: string; paidAmount: number; isRefunded: boolean }[];
};

export type RefundDue = {
  /** Refund of the items. */
  products: number;
  /** Refund of carriage and quality control, with the last item only. */
  delivery: number;
  /** Deducted return fee. */
  fees: number;
  /** Refunded amount: never negative, never more than the remaining payment. */
  total: number;
};

/**
 * Computes the refund of returned items. Delivery is refunded with the last item of the order, at most at its standard
 * price; the return fee is deducted.
 * @example of an order of one item of 30.00 with 4.90 of standard delivery, contribution 4.50: 30.00 + 4.90 − 4.50
 */
export function refundDue(order: RefundableOrder, lineIds: readonly string[], fees: number): RefundDue {
  const returning = order.lines.filter(({ id, isRefunded }) => lineIds.includes(id) && !isRefunded);
  const products = returning.reduce((sum, { paidAmount }) => sum + paidAmount, 0);
  const isLast =
    returning.length > 0 && order.lines.every(({ id, isRefunded }) => isRefunded || lineIds.includes(id));
  const delivery = isLast
    ? Math.min(order.shippingPaid, order.standardShipping) + order.qualityControlPaid
    : 0;
  const left = order.paidAmount - order.refundedAmount;
  const deducted = Math.min(fees, products + delivery);
  return { products, delivery, fees: deducted, total: Math.min(left, products + delivery - deducted) };
}
