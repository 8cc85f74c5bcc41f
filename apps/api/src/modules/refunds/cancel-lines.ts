import { type RefundDue, type RefundableOrder, refundDue } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { standardShipping } from './standard-shipping.ts';
import { refundableToGiftCards } from '../coupons/index.ts';
import { refundLines } from './refund-lines.ts';
import type { OrderFacts } from '../returns/index.ts';
import type { LineRow, OrderRow } from '../orders/index.ts';
import { relistItems } from '../inventory/index.ts';
import { notifySellersOfCancellation } from './notify-sellers.ts';

const deliveryPaid = (order: OrderRow) => order.shippingAmount - order.shippingReduction;

/** The order's amounts, in cents, from which refunds are calculated. */
export async function refundable(
  tx: Database,
  { order, lines }: Pick<OrderFacts, 'order' | 'lines'>,
): Promise<RefundableOrder> {
  const cards = await refundableToGiftCards(tx, order.id);
  return {
    paidAmount: order.paidAmount + cards,
    refundedAmount: order.refundedAmount,
    shippingPaid: deliveryPaid(order),
    standardShipping: await standardShipping(tx, order),
    qualityControlPaid: order.qualityControlAmount - order.qualityControlReduction,
    lines: lines.map(({ id, paidAmount, status }) => ({ id, paidAmount, isRefunded: status === 'refunded' })),
  };
}

/** Splits the total due into items and delivery. A deduction reduces the delivery part first. */
export function partsOf({ products, total }: RefundDue) {
  const forProducts = Math.min(products, total);
  return { products: forProducts, delivery: total - forProducts };
}

type CallOff = { refundId: string; lines: readonly LineRow[]; reason: 'cancelled' | 'withdrawal' };

/** Cancels lines that have not been shipped: refunds them, notifies the sellers and relists the items. */
export async function cancelLines(
  tx: Database,
  facts: Pick<OrderFacts, 'order' | 'lines'>,
  { refundId, lines, reason }: CallOff,
  now: Date,
) {
  const ids = lines.map(({ id }) => id);
  const state = await refundable(tx, facts);
  // Nothing was shipped, so the last line's refund includes all paid delivery, not only the standard price.
  const due = refundDue({ ...state, standardShipping: state.shippingPaid }, ids, 0);
  await refundLines(tx, facts.order, { id: refundId, reason, lines, ...partsOf(due) }, now);
  await notifySellersOfCancellation(tx, facts.order.id, ids, now);
  await relistItems(tx, lines, now);
}
