import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { items } from '../db/schema/catalogue.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { paymentAttempts, sandboxPayments } from '../db/schema/payments.ts';
import type { RecordedCall } from './fakes/fake-server.ts';
import { checkLedger } from '../modules/payments/ledger-repository.ts';

/** Between these the shop still owes a step; an open session that nobody has paid is at rest. */
const ON_THE_WAY = new Set(['created', 'authorized', 'claimed', 'capture_requested', 'captured']);

/** Money that a company keeps for us and has not given to anybody, in the words of each. */
const RESERVED = new Set(['authorized', 'requires_capture', 'CREATED']);

/**
 * What the other company's books and the shop's say of each other; all but the first two must be 0 at rest. The
 * sandbox's books are the company's unless others are given.
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
  const kept = captured.filter(({ capturedAmount, refundedAmount }) => capturedAmount > refundedAmount);
  const orderOf = ({ reference }: { reference: string }) => attemptOf.get(reference)?.orderId ?? '';
  const charges = (orderId: string) => kept.filter((payment) => orderOf(payment) === orderId);
  const statusOf = new Map(payments.map(({ id, status }) => [id, status]));
  const ledger = await checkLedger(db);

  return {
    paid: paid.size,
    captured: captured.length,
    /** Charged, and no order is paid for it. */
    chargedForNothing: kept.filter((payment) => !paid.has(orderOf(payment))).length,
    /** Paid orders that were charged another number of times than once, or another sum. */
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
