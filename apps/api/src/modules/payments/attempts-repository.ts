import { LIVE_PAYMENT_STATES, allowedFrom, type PaymentState } from '@patine/core';
import { and, asc, count, desc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Database, ReadDatabase } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';

export type Attempt = Omit<typeof paymentAttempts.$inferSelect, 'state'> & { state: PaymentState };

type Changes = Partial<Pick<Attempt, 'providerPaymentId' | 'paymentUrl'>>;

const asAttempt = (row: typeof paymentAttempts.$inferSelect | undefined) =>
  (row as Attempt | undefined) ?? null;

export async function insertAttempt(
  db: Database,
  values: typeof paymentAttempts.$inferInsert,
): Promise<Attempt> {
  const [row] = await db.insert(paymentAttempts).values(values).returning();
  const attempt = asAttempt(row);
  if (!attempt) throw new Error('Insert into payment attempts returned no row');
  return attempt;
}

export async function findAttempt(db: Database, id: string): Promise<Attempt | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return asAttempt(row);
}

export async function findByProviderPayment(
  db: Database,
  provider: string,
  providerPaymentId: string,
): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerPaymentId, providerPaymentId)),
    );
  return asAttempt(row);
}

/** The cart's attempt in one of the `LIVE_PAYMENT_STATES`: it may still become a paid order. */
export async function liveAttemptOfCart(db: Database, cartId: string): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.cartId, cartId), inArray(paymentAttempts.state, LIVE_PAYMENT_STATES)));
  return asAttempt(row);
}

export async function latestAttemptOfOrder(db: Database, orderId: string): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return asAttempt(row);
}

/** Attempts in one of the `LIVE_PAYMENT_STATES`, keyed by order id. */
export async function liveAttemptsOfOrders(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Attempt>> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.orderId, [...orderIds]),
        inArray(paymentAttempts.state, LIVE_PAYMENT_STATES),
      ),
    );
  return new Map(rows.map((row) => [row.orderId, row as Attempt]));
}

/** The attempt that paid the order; null for an unpaid order. */
export async function paidAttemptOfOrder(db: Database, orderId: string): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'paid' satisfies PaymentState)),
    );
  return asAttempt(row);
}

/**
 * Changes the state with an optimistic lock on the state that was read. Returns null if the transition is not allowed
 * or the state has changed since.
 */
export async function moveAttempt(
  db: Database,
  seen: Pick<Attempt, 'id' | 'state'>,
  state: PaymentState,
  now: Date,
  changes: Changes = {},
): Promise<Attempt | null> {
  const [row] = await db
    .update(paymentAttempts)
    .set({ ...changes, state, updatedAt: now })
    .where(
      and(
        eq(paymentAttempts.id, seen.id),
        eq(paymentAttempts.state, seen.state),
        inArray(paymentAttempts.state, allowedFrom(state)),
      ),
    )
    .returning();
  return asAttempt(row);
}

/** Attempts in these states may still be paid late, and the webhook about it may be lost. */
const GIVEN_UP: PaymentState[] = ['expired', 'declined'];
/** Without `needs_human`, which only an operator resolves. */
const WAITING = LIVE_PAYMENT_STATES.filter((state) => state !== 'needs_human');

/** Attempts to reconcile: live ones, and those expired or declined since `givenUpSince`. */
export async function unfinishedAttempts(db: Database, givenUpSince: Date): Promise<string[]> {
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      or(
        inArray(paymentAttempts.state, WAITING),
        and(inArray(paymentAttempts.state, GIVEN_UP), gt(paymentAttempts.updatedAt, givenUpSince)),
      ),
    )
    .orderBy(paymentAttempts.createdAt);
  return rows.map(({ id }) => id);
}

/** Attempts that need a human, with their orders' references, longest waiting first. */
export const attemptsForReview = (db: Database) =>
  db
    .select({ attempt: paymentAttempts, reference: orders.reference })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.state, 'needs_human' satisfies PaymentState))
    .orderBy(asc(paymentAttempts.updatedAt));

export const countByState = (db: ReadDatabase) =>
  db
    .select({ state: paymentAttempts.state, count: count() })
    .from(paymentAttempts)
    .groupBy(paymentAttempts.state);

/** Unpaid attempts past their expiry. */
export async function overdueAttempts(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(inArray(paymentAttempts.state, ['created', 'session_open']), lte(paymentAttempts.expiresAt, now)),
    );
  return rows.map(({ id }) => id);
}
