import { allocate, money, splitRefund } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { issueCreditNotes } from '../invoices/index.ts';
import { enqueue } from '../outbox/index.ts';
import { decideRefund, type RefundReason } from '../payments/index.ts';
import { refundableToGiftCards, refundGiftCards } from '../coupons/index.ts';
import { type LineRow, moveLines, type OrderRow, refreshStatus } from '../orders/index.ts';

export type LineRefund = {
  /** Idempotency key of the refund. */
  id: string;
  reason: RefundReason;
  /** The lines that are refunded; their items go back to the sellers. */
  lines: readonly LineRow[];
  /** Refund for the items, after deductions, in cents. */
  products: number;
  /** Refund for delivery and quality control, in cents. */
  delivery: number;
};

/** Splits an amount in cents over the lines, in proportion to what was paid and not yet refunded for each. */
const shareOut = (sum: number, lines: readonly LineRow[]) => {
  const open = lines.map(({ paidAmount, refundedAmount }) => paidAmount - refundedAmount);
  if (sum === 0 || open.every((amount) => amount === 0)) return lines.map(() => 0);
  return allocate(money(sum), open).map(({ amount }) => amount);
};

/**
 * Refunds lines of a paid order in the caller's transaction, which has locked the order: ledger, gift cards, lines,
 * status, credit notes and email. After the commit, `app.payments.carryOut(id)` requests the refund from the gateway.
 */
export async function refundLines(tx: Database, order: OrderRow, wanted: LineRefund, now: Date) {
  const { id, reason, lines, products, delivery } = wanted;
  const cards = await refundableToGiftCards(tx, order.id);
  const parts = splitRefund(money(products + delivery), {
    paid: money(order.paidAmount - order.refundedAmount),
    giftCards: money(cards),
  });
  const fromProducts = Math.min(products, parts.money.amount);
  const shares = shareOut(fromProducts, lines);
  await decideRefund(
    tx,
    {
      id,
      orderId: order.id,
      lines: lines.map((line, index) => ({ lineId: line.id, amount: shares[index] ?? 0 })),
      otherAmount: parts.money.amount - fromProducts,
      reason,
    },
    now,
  );
  await refundGiftCards(tx, order.id, parts.giftCards.amount, now);
  await moveLines(
    tx,
    lines.map((line) => line.id),
    'refunded',
  );
  await refreshStatus(tx, order.id);
  const perItem = shareOut(products, lines);
  await issueCreditNotes(
    tx,
    order,
    {
      occasion: id,
      items: new Map(lines.map((line, index) => [line.id, perItem[index] ?? 0])),
      delivery,
    },
    now,
  );
  await enqueue(
    tx,
    'mail.refund',
    {
      orderId: order.id,
      refundId: id,
      reason,
      amount: products + delivery,
      lineIds: lines.map((line) => line.id),
    },
    now,
  );
}
