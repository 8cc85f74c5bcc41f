import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { failpoint } from '../../failpoints.ts';
import { findAttempt, paidAttemptOfOrder } from './attempts-repository.ts';
import { callKey } from './provider-calls.ts';
import { enterInLedger } from './ledger-repository.ts';
import { ProviderError, ProviderServerError } from './provider.ts';
import {
  addRefundToLine,
  addRefundToOrder,
  closeRefund,
  countRefundError,
  findRefund,
  insertRefund,
  refundedOfAttempt,
} from './refunds-repository.ts';
import type { Providers } from './settle.ts';

export type RefundReason = 'withdrawal' | 'return' | 'cancelled' | 'goodwill';

export type RefundRequest = {
  /** Idempotency key: `decideRefund` is a no-op for an id that it has seen. */
  id: string;
  orderId: string;
  /** Refund of each line, in cents. */
  lines: readonly { lineId: string; amount: number }[];
  /** Refund of delivery and other costs, in cents. */
  otherAmount?: number;
  reason: RefundReason;
};

/** The caller must roll its transaction back. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
  readonly code: 'ORDER_NOT_PAID' | 'MORE_THAN_PAID' | 'NOT_AN_AMOUNT';
  constructor(code: RefundRefused['code']) {
    super(code);
    this.code = code;
  }
}

const isAmount = (amount: number) => Number.isInteger(amount) && amount >= 0;

/**
 * Records a refund in the caller's transaction: amounts of order and lines, ledger entries and the refund itself, which
 * `app.payments.carryOut(id)`, or else the reconciler, requests from the gateway after the commit. The caller sets the
 * status of order and lines. Returns false if the refund was recorded before or its amount is 0.
 * Throws `RefundRefused`.
 */
export async function decideRefund(tx: Database, request: RefundRequest, now: Date): Promise<boolean> {
  const { id, orderId, lines, otherAmount = 0, reason } = request;
  const amount = lines.reduce((total, line) => total + line.amount, otherAmount);
  if (!isAmount(otherAmount) || !lines.every((line) => isAmount(line.amount)))
    throw new RefundRefused('NOT_AN_AMOUNT');
  if (amount === 0) return false;
  const attempt = await paidAttemptOfOrder(tx, orderId);
  if (!attempt) throw new RefundRefused('ORDER_NOT_PAID');
  const { id: attemptId, currency } = attempt;
  const isNew = await insertRefund(tx, { id, orderId, attemptId, amount, currency, reason, createdAt: now });
  if (!isNew) return false;
  // The update's condition prevents concurrent refunds from exceeding the paid amount.
  if (!(await addRefundToOrder(tx, orderId, amount))) throw new RefundRefused('MORE_THAN_PAID');
  for (const line of lines.toSorted((a, b) => (a.lineId < b.lineId ? -1 : 1)))
    if (!(await addRefundToLine(tx, orderId, line))) throw new RefundRefused('MORE_THAN_PAID');
  await enterInLedger(tx, 'refund', attempt, now, { id, amount });
  return true;
}

export function createRefunds(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  providers: Providers,
) {
  /** Requests a recorded refund from the gateway. Throws `ProviderError` if that fails; the reconciler retries. */
  const carryOut = async (id: string): Promise<'done' | 'needs_human'> => {
    const refund = await findRefund(db, id);
    const attempt = refund && (await findAttempt(db, refund.attemptId));
    if (!refund || !attempt) throw new Error(`Refund ${id} or its payment attempt not found`);
    if (refund.state !== 'requested') return refund.state === 'done' ? 'done' : 'needs_human';
    const provider = providers[attempt.provider as keyof Providers];
    if (!provider) throw new ProviderError(`Payment gateway ${attempt.provider} is not configured`);
    const payment = await provider
      .refund(attempt.providerPaymentId ?? '', callKey(`refund:${id}`, refund.faults), refund.amount)
      .catch(async (error: unknown) => {
        if (error instanceof ProviderServerError) await countRefundError(db, id);
        throw error;
      });
    const state =
      payment.refundedAmount >= (await refundedOfAttempt(db, attempt.id, id)) ? 'done' : 'needs_human';
    if (state === 'needs_human')
      log.error(
        { event: 'security.finance', refundId: id, attemptId: attempt.id },
        'a payment was not refunded or voided',
      );
    await closeRefund(db, id, { state, doneAt: state === 'done' ? clock.now() : null });
    return state;
  };

  return {
    carryOut,

    /** Records a refund and requests it at once. If the gateway fails, the reconciler retries. */
    async refund(request: RefundRequest): Promise<void> {
      await db.transaction((tx) => decideRefund(tx, request, clock.now()));
      failpoint('refund-decided');
      if (!(await findRefund(db, request.id))) return;
      await carryOut(request.id).catch((error: unknown) =>
        log.error({ err: error, refundId: request.id }, 'a refund will be retried'),
      );
    },
  };
}

export type Refunds = ReturnType<typeof createRefunds>;
