import { and, asc, count, eq, inArray, lte, sql, sum } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { paymentAttempts, refunds } from '../../db/schema/payments.ts';
import { failpoint } from '../../failpoints.ts';
import { findAttempt, paidAttemptOfOrder } from './attempts.ts';
import { callKey } from './provider-calls.ts';
import { enterInLedger } from './ledger.ts';
import { ProviderError, ProviderFault } from './provider.ts';
import type { Providers } from './settle.ts';

export type RefundReason = 'withdrawal' | 'return' | 'cancelled' | 'goodwill';

export type RefundRequest = {
  /** Names the refund: deciding it a second time changes nothing. */
  id: string;
  orderId: string;
  /** What goes back for each piece, hundredths. */
  lines: readonly { lineId: string; amount: number }[];
  /** What goes back for delivery and the like, hundredths. */
  otherAmount?: number;
  reason: RefundReason;
};

/** Nothing was written: the caller's transaction is to be rolled back. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
  readonly code: 'ORDER_NOT_PAID' | 'MORE_THAN_PAID' | 'NOT_AN_AMOUNT';
  constructor(code: RefundRefused['code']) {
    super(code);
    this.code = code;
  }
}

const isAmount = (amount: number) => Number.isInteger(amount) && amount >= 0;

async function enterOnLine(
  tx: Database,
  orderId: string,
  { lineId, amount }: RefundRequest['lines'][number],
) {
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
  if (entered.length === 0) throw new RefundRefused('MORE_THAN_PAID');
}

/**
 * Decides a refund in the caller's transaction: order, lines, ledger and the intent to ask the provider, together
 * with whatever the caller changes for its reason. Status of order and lines is the caller's. After the commit,
 * `app.payments.carryOut(id)` asks the provider, and so does the reconciler. Throws `RefundRefused`. True when it was decided now; false when it was before, or nothing is to go back.
 */
export async function decideRefund(tx: Database, request: RefundRequest, now: Date): Promise<boolean> {
  const { id, orderId, lines, otherAmount = 0, reason } = request;
  const amount = lines.reduce((total, line) => total + line.amount, otherAmount);
  if (!isAmount(otherAmount) || !lines.every((line) => isAmount(line.amount)))
    throw new RefundRefused('NOT_AN_AMOUNT');
  if (amount === 0) return false;
  const attempt = await paidAttemptOfOrder(tx, orderId);
  if (!attempt) throw new RefundRefused('ORDER_NOT_PAID');
  const decided = await tx
    .insert(refunds)
    .values({
      id,
      orderId,
      attemptId: attempt.id,
      amount,
      currency: attempt.currency,
      reason,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (decided.length === 0) return false;
  // The condition decides who of two at once still finds enough.
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
  if (entered.length === 0) throw new RefundRefused('MORE_THAN_PAID');
  for (const line of lines.toSorted((a, b) => (a.lineId < b.lineId ? -1 : 1)))
    await enterOnLine(tx, orderId, line);
  await enterInLedger(tx, 'refund', attempt, now, { id, amount });
  return true;
}

export const openRefunds = async (db: Database): Promise<string[]> =>
  (await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.state, 'requested'))).map(
    ({ id }) => id,
  );

const NEEDS_HUMAN = 'needs_human';

/** Refunds that their company did not give, with their orders' references; the one decided first comes first. */
export const refundsForHumans = (db: Database) =>
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
export async function askRefundsAgain(db: Database, orderId: string): Promise<string[]> {
  const again = await db
    .update(refunds)
    .set({ state: 'requested', faults: sql`${refunds.faults} + 1` })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, NEEDS_HUMAN)))
    .returning({ id: refunds.id });
  return again.map(({ id }) => id);
}

export function createRefunds(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  providers: Providers,
) {
  const givenBack = async (attemptId: string, id: string) => {
    const [row] = await db
      .select({ amount: sum(refunds.amount) })
      .from(refunds)
      .where(
        and(eq(refunds.attemptId, attemptId), sql`(${refunds.state} = 'done' or ${refunds.id} = ${id})`),
      );
    return Number(row?.amount ?? 0);
  };

  /** Asks the provider for a refund that was decided. Throws `ProviderError` when it is away: it is asked again. */
  const carryOut = async (id: string): Promise<'done' | 'needs_human'> => {
    const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
    const attempt = refund && (await findAttempt(db, refund.attemptId));
    if (!refund || !attempt) throw new Error(`Nothing is known of refund ${id}`);
    if (refund.state !== 'requested') return refund.state === 'done' ? 'done' : 'needs_human';
    const provider = providers[attempt.provider as keyof Providers];
    if (!provider) throw new ProviderError(`No way to ask ${attempt.provider}`);
    const payment = await provider
      .refund(attempt.providerPaymentId ?? '', callKey(`refund:${id}`, refund.faults), refund.amount)
      .catch(async (error: unknown) => {
        if (error instanceof ProviderFault)
          await db
            .update(refunds)
            .set({ faults: sql`${refunds.faults} + 1` })
            .where(eq(refunds.id, id));
        throw error;
      });
    const state = payment.refundedAmount >= (await givenBack(attempt.id, id)) ? 'done' : 'needs_human';
    if (state === 'needs_human')
      log.error(
        { event: 'security.finance', refundId: id, attemptId: attempt.id },
        'money was not given back',
      );
    await db
      .update(refunds)
      .set({ state, doneAt: state === 'done' ? clock.now() : null })
      .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')));
    return state;
  };

  return {
    carryOut,

    /** Decides and asks at once; a provider that is away is asked again by the reconciler. */
    async refund(request: RefundRequest): Promise<void> {
      await db.transaction((tx) => decideRefund(tx, request, clock.now()));
      failpoint('refund-decided');
      const [known] = await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, request.id));
      if (!known) return;
      await carryOut(request.id).catch((error: unknown) =>
        log.error({ err: error, refundId: request.id }, 'a refund is to be asked again'),
      );
    },
  };
}

export type Refunds = ReturnType<typeof createRefunds>;
