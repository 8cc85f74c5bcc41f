import { and, asc, count, eq, inArray, lte, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { paymentAttempts, refunds } from '../../db/schema/payments.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** False when the refund was decided before. */
export async function insertRefund(tx: Database, values: typeof refunds.$inferInsert): Promise<boolean> {
  const decided = await tx.insert(refunds).values(values).onConflictDoNothing().returning({ id: refunds.id });
  return decided.length > 0;
}

/** Adds to what an order has given back; false when that is more than was paid, or it was not paid. */
export async function addRefundToOrder(tx: Database, orderId: string, amount: number): Promise<boolean> {
  const entered = await tx
    .update(orders)
    .set({ refundedAmount: sql`${orders.refundedAmount} + ${amount}` })
    .where(
      and(
        eq(orders.id, orderId),
        inArray(orders.status, ['PAID', 'COMPLETED', 'REFUNDED']),
        lte(sql`${orders.refundedAmount} + ${amount}`, orders.paidAmount),
      ),
    )
    .returning({ id: orders.id });
  return entered.length > 0;
}

/** Adds to what was given back for a line; false when that is more than it cost. */
export async function addRefundToLine(
  tx: Database,
  orderId: string,
  { lineId, amount }: { lineId: string; amount: number },
): Promise<boolean> {
  const entered = await tx
    .update(orderLines)
    .set({ refundedAmount: sql`${orderLines.refundedAmount} + ${amount}` })
    .where(
      and(
        eq(orderLines.id, lineId),
        eq(orderLines.orderId, orderId),
        lte(sql`${orderLines.refundedAmount} + ${amount}`, orderLines.paidAmount),
      ),
    )
    .returning({ id: orderLines.id });
  return entered.length > 0;
}

export async function findRefund(db: Database, id: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/** What an attempt has given back, this refund included. */
export async function refundedOfAttempt(db: Database, attemptId: string, id: string): Promise<number> {
  const [row] = await db
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), sql`(${refunds.state} = 'done' or ${refunds.id} = ${id})`));
  return Number(row?.amount ?? 0);
}

/** The provider answered that it failed: the next try is sent under another key. */
export const countRefundFault = (db: Database, id: string) =>
  db
    .update(refunds)
    .set({ faults: sql`${refunds.faults} + 1` })
    .where(eq(refunds.id, id));

export const closeRefund = (
  db: Database,
  id: string,
  values: { state: 'done' | 'needs_human'; doneAt: Date | null },
) =>
  db
    .update(refunds)
    .set(values)
    .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')));

export const openRefunds = async (db: Database): Promise<string[]> =>
  (await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.state, 'requested'))).map(
    ({ id }) => id,
  );

const NEEDS_HUMAN = 'needs_human';

/** Refunds that their company did not give, with their orders' references; the one decided first comes first. */
export const refundsForReview = (db: Database) =>
  db
    .select({ refund: refunds, reference: orders.reference, attempt: paymentAttempts })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.state, NEEDS_HUMAN))
    .orderBy(asc(refunds.createdAt));

export const countRefundsByState = (db: Database) =>
  db.select({ state: refunds.state, count: count() }).from(refunds).groupBy(refunds.state);

/**
 * Has the company asked once more for what it did not give back of an order, under another key: it may repeat its
 * answer under the old one. Answers the refunds, which are then to be carried out.
 */
export async function retryRefunds(db: Database, orderId: string): Promise<string[]> {
  const again = await db
    .update(refunds)
    .set({ state: 'requested', faults: sql`${refunds.faults} + 1` })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, NEEDS_HUMAN)))
    .returning({ id: refunds.id });
  return again.map(({ id }) => id);
}

/** A refund with its order's reference; no row where there is none of this id. */
export const refundWithOrder = (db: Database, id: string) =>
  db
    .select({ refund: refunds, reference: orders.reference })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, id));
