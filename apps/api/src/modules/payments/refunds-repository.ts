import { and, asc, count, eq, inArray, lte, sql, sum } from 'drizzle-orm';
import type { Database, ReadDatabase } from '../../db/client.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { paymentAttempts, refunds } from '../../db/schema/payments.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** False if a refund with this id exists. */
export async function insertRefund(tx: Database, values: typeof refunds.$inferInsert): Promise<boolean> {
  const decided = await tx.insert(refunds).values(values).onConflictDoNothing().returning({ id: refunds.id });
  return decided.length > 0;
}

/** Adds to the order's refunded amount. False if the order is unpaid or the total would exceed the paid amount. */
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

/** Adds to the line's refunded amount. False if the total would exceed the paid amount. */
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

/** The attempt's total of done refunds and this one, in cents. */
export async function refundedOfAttempt(db: Database, attemptId: string, id: string): Promise<number> {
  const [row] = await db
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), sql`(${refunds.state} = 'done' or ${refunds.id} = ${id})`));
  return Number(row?.amount ?? 0);
}

/** Counts a server error of the gateway, so that the next try has a new idempotency key. */
export const countRefundError = (db: Database, id: string) =>
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

/** Refunds that the gateway did not make, with their orders' references, oldest first. */
export const refundsForReview = (db: Database) =>
  db
    .select({ refund: refunds, reference: orders.reference, attempt: paymentAttempts })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.state, NEEDS_HUMAN))
    .orderBy(asc(refunds.createdAt));

export const countRefundsByState = (db: ReadDatabase) =>
  db.select({ state: refunds.state, count: count() }).from(refunds).groupBy(refunds.state);

/**
 * Reopens an order's refunds that need a human, with new idempotency keys, because the gateway may repeat its response
 * for the old ones. Returns their ids for `carryOut`.
 */
export async function retryRefunds(db: Database, orderId: string): Promise<string[]> {
  const again = await db
    .update(refunds)
    .set({ state: 'requested', faults: sql`${refunds.faults} + 1` })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, NEEDS_HUMAN)))
    .returning({ id: refunds.id });
  return again.map(({ id }) => id);
}

/** The refund and its order's reference, as an array of at most one row. */
export const refundWithOrder = (db: Database, id: string) =>
  db
    .select({ refund: refunds, reference: orders.reference })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, id));
