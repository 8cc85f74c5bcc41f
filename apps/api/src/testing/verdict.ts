import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { items } from '../db/schema/catalogue.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { paymentAttempts, sandboxPayments } from '../db/schema/payments.ts';
import type { RecordedCall } from './fakes/fake-server.ts';
import { checkLedger } from '../modules/payments/ledger-repository.ts';

/** States in which the shop still has to act; an open session that nobody has paid is settled. */
const ON_THE_WAY = new Set(['created', 'authorized', 'claimed', 'capture_requested', 'captured']);

/** Gateway states of authorised money that is neither captured nor released. */
const RESERVED = new Set(['authorized', 'requires_capture', 'CREATED']);

/**
 * Compares the gateway's payments with the shop's orders; once all is settled every figure except the first two must be
 * 0. Reads the sandbox's payments unless others are given.
 */
export async function readVerdict(db: Database, others?: readonly RecordedCall[]) {
  const payments: readonly RecordedCall[] = others ?? (await db.select().from(sandboxPayments));
  const attempts = await db.select().from(paymentAttempts);
  const placed = await db.select().from(orders);
  const sold = await db.select().from(items).where(eq(items.status, 'sold'));
  const paidLines = await db.select().from(orderLines).where(eq(orderLines.status, 'paid'));

  const attemptOf = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const paid = new Map(placed.filter(({ status }) => status === 'PAID').map((order) => [order.id, order]));
  const captured = payments.filter(({ capturedAmount }) => capturedAmount > 0);
  const charged = captured.filter(({ capturedAmount, refundedAmount }) => capturedAmount > refundedAmount);
  const orderOf = ({ reference }: { reference: string }) => attemptOf.get(reference)?.orderId ?? '';
  const charges = (orderId: string) => charged.filter((payment) => orderOf(payment) === orderId);
  const statusOf = new Map(payments.map(({ id, status }) => [id, status]));
  const ledger = await checkLedger(db);

  return {
    paid: paid.size,
    captured: captured.length,
    /** Captured payments without a paid order. */
    chargedForNothing: charged.filter((payment) => !paid.has(orderOf(payment))).length,
    /** Paid orders that were not charged exactly once, or not the order's total. */
    notChargedOnce: [...paid.values()].filter(({ id, totalAmount, paidAmount }) => {
      const [charge, ...others] = charges(id);
      return others.length > 0 || charge?.capturedAmount !== totalAmount || paidAmount !== totalAmount;
    }).length,
    capturedTwice: payments.filter(({ capturedAmount, amount }) => capturedAmount > amount).length,
    soldTwice: paidLines.length - new Set(paidLines.map(({ itemId }) => itemId)).size,
    soldToNobody: sold.filter(({ id }) => !paidLines.some(({ itemId }) => itemId === id)).length,
    paidButNotSold: paidLines.filter(({ itemId }) => !sold.some(({ id }) => id === itemId)).length,
    ledger: ledger.difference,
    unbalanced: ledger.unbalanced.length,
    unsettled: attempts.filter(({ state, providerPaymentId }) => {
      const there = statusOf.get(providerPaymentId ?? '');
      return (
        ON_THE_WAY.has(state) || RESERVED.has(there ?? '') || (state === 'session_open' && there !== 'open')
      );
    }).length,
    needsHuman: attempts.filter(({ state }) => state === 'needs_human').length,
  };
}
