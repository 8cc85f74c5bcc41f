/** A paid order as its refunds see it; amounts are hundredths of one currency. */
export type RefundableOrder = {
  /** Less what was given back already. */
  paidAmount: number;
  refundedAmount: number;
  /** What was paid for carriage, reductions taken off. */
  shippingPaid: number;
  /** What the standard delivery would have cost: more than that is not owed. */
  standardShipping: number;
  /** What was paid for quality control, reductions taken off. */
  qualityControlPaid: number;
  lines: readonly { id: string; paidAmount: number; isRefunded: boolean }[];
};

export type RefundDue = {
  /** For the pieces. */
  products: number;
  /** For carriage and quality control, which go back with the last piece. */
  delivery: number;
  /** The contribution to the return's carriage, kept back. */
  fees: number;
  /** What is given back: never below zero, never more than is left of the payment. */
  total: number;
};

/**
 * What is given back for pieces that are sent back. Delivery follows with the last piece of the order, the standard
 * price of it at most; the contribution is kept back.
 * @example of an order of one piece of 30.00 with 4.90 of standard delivery, contribution 4.50: 30.00 + 4.90 − 4.50
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
  const kept = Math.min(fees, products + delivery);
  return { products, delivery, fees: kept, total: Math.min(left, products + delivery - kept) };
}
