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
  countRefundFault,
  findRefund,
  insertRefund,
  refundedOfAttempt,
} from './refunds-repository.ts';
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
  const { id: attemptId, currency } = attempt;
  const isNew = await insertRefund(tx, { id, orderId, attemptId, amount, currency, reason, createdAt: now });
  if (!isNew) return false;
  // The condition decides who of two at once still finds enough.
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
  /** Asks the provider for a refund that was decided. Throws `ProviderError` when it is away: it is asked again. */
  const carryOut = async (id: string): Promise<'done' | 'needs_human'> => {
    const refund = await findRefund(db, id);
    const attempt = refund && (await findAttempt(db, refund.attemptId));
    if (!refund || !attempt) throw new Error(`Nothing is known of refund ${id}`);
    if (refund.state !== 'requested') return refund.state === 'done' ? 'done' : 'needs_human';
    const provider = providers[attempt.provider as keyof Providers];
    if (!provider) throw new ProviderError(`No way to ask ${attempt.provider}`);
    const payment = await provider
      .refund(attempt.providerPaymentId ?? '', callKey(`refund:${id}`, refund.faults), refund.amount)
      .catch(async (error: unknown) => {
        if (error instanceof ProviderServerError) await countRefundFault(db, id);
        throw error;
      });
    const state =
      payment.refundedAmount >= (await refundedOfAttempt(db, attempt.id, id)) ? 'done' : 'needs_human';
    if (state === 'needs_human')
      log.error(
        { event: 'security.finance', refundId: id, attemptId: attempt.id },
        'money was not given back',
      );
    await closeRefund(db, id, { state, doneAt: state === 'done' ? clock.now() : null });
    return state;
  };

  return {
    carryOut,

    /** Decides and asks at once; a provider that is away is asked again by the reconciler. */
    async refund(request: RefundRequest): Promise<void> {
      await db.transaction((tx) => decideRefund(tx, request, clock.now()));
      failpoint('refund-decided');
      if (!(await findRefund(db, request.id))) return;
      await carryOut(request.id).catch((error: unknown) =>
        log.error({ err: error, refundId: request.id }, 'a refund is to be asked again'),
      );
    },
  };
}

export type Refunds = ReturnType<typeof createRefunds>;
