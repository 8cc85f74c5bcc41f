import type { PaymentServiceProvider } from '@patine/contract/resolvers';
import { localePrefix, type PaymentState, parseLocale } from '@patine/core';
import type { Services } from '../../context.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { findOrder } from '../orders/index.ts';
import { failpoint } from '../../failpoints.ts';
import { type Attempt, findAttempt, moveAttempt } from './attempts-repository.ts';
import { callProvider } from './provider-calls.ts';
import { findCall } from './provider-calls-repository.ts';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  ProviderRefusal,
  RequestNotProcessed,
} from './provider.ts';
import { claim, finishSale, abandonAttempt, requestCapture, refundLoser } from './capture-sale.ts';

export type Providers = Partial<Record<PaymentServiceProvider, PaymentProvider>>;
type Context = Pick<Services, 'db' | 'clock' | 'log'>;
type SettleOptions = {
  /** Expires a session that is still open, even before its time. */
  end?: boolean;
};

/** Guards against an endless loop: every path through the state table in `packages/core` is shorter. */
const MAX_STEPS = 12;

export function createSettle({ db, clock, log }: Context, providers: Providers) {
  const providerOf = (attempt: Attempt) => {
    const provider = providers[attempt.provider as PaymentServiceProvider];
    if (!provider) throw new ProviderError(`Payment gateway ${attempt.provider} is not configured`);
    return provider;
  };

  const find = (attempt: Attempt) => providerOf(attempt).fetchPayment(attempt.providerPaymentId ?? '');

  const fetchPayment = async (attempt: Attempt): Promise<ProviderPayment> => {
    const payment = await find(attempt);
    if (!payment) throw new ProviderError(`Payment of attempt ${attempt.id} not found at the gateway`);
    return payment;
  };

  const callGateway = (attempt: Attempt, kind: 'authorize' | 'capture' | 'void' | 'refund' | 'expire') =>
    callProvider({ db, clock }, attempt.id, kind, async (key) => {
      const provider = providerOf(attempt);
      if (!provider[kind])
        throw new ProviderError(`Payment gateway ${attempt.provider} does not support ${kind}`);
      return provider[kind](attempt.providerPaymentId ?? '', key, attempt.amount);
    });

  const escalate = async (attempt: Attempt, reason: string) => {
    log.error({ event: 'security.finance', attemptId: attempt.id, reason }, 'a payment needs a human');
    await moveAttempt(db, attempt, 'needs_human', clock.now());
  };

  /** Opens the session. After an interrupted call, the same idempotency key returns the session of that call. */
  const openSession = async (attempt: Attempt) => {
    // The buyer never got a payment URL, so nothing can have been paid.
    if (clock.now() >= attempt.expiresAt) return abandonAttempt(db, attempt, 'expired', clock.now());
    const order = await findOrder(db, attempt.orderId);
    const locale = parseLocale(order?.locale);
    // An earlier call whose response was lost may have opened the session.
    const isFirst = (await findCall(db, attempt.id, 'create_session')) === null;
    const session = await callProvider({ db, clock }, attempt.id, 'create_session', (key) =>
      providerOf(attempt).createSession(
        {
          reference: attempt.id,
          amount: attempt.amount,
          currency: attempt.currency,
          locale,
          returnUrl: `/payment/return?attempt=${attempt.id}`,
          cancelUrl: `${localePrefix(locale)}/cart/checkout?payment=cancelled`,
          expiresAt: attempt.expiresAt,
        },
        key,
      ),
    ).catch(async (error: unknown) => {
      const neverOpened =
        error instanceof ProviderRefusal || (error instanceof RequestNotProcessed && isFirst);
      if (neverOpened) await abandonAttempt(db, attempt, 'expired', clock.now());
      throw error;
    });
    await moveAttempt(db, attempt, 'session_open', clock.now(), {
      providerPaymentId: session.paymentId,
      paymentUrl: session.paymentUrl,
    });
    failpoint('session-stored');
  };

  const acceptAuthorisation = async (attempt: Attempt, payment: ProviderPayment) => {
    if (payment.amount !== attempt.amount || payment.currency !== attempt.currency)
      return escalate(attempt, 'another sum was authorised than was asked for');
    try {
      await moveAttempt(db, attempt, 'authorized', clock.now());
    } catch (error) {
      if (!isUniqueViolation(error, 'payment_attempts_one_live_per_cart')) throw error;
      // The cart has a newer live attempt, and only one is allowed per cart.
      await refundLoser(db, attempt, payment.status === 'captured' ? 'refund' : 'void', clock.now());
    }
  };

  /** Expires an open session and authorises an approved one. Expiring may return a payment that was just paid. */
  const beyondOpen = async (attempt: Attempt, seen: ProviderPayment) => {
    const payment = seen.status === 'open' ? await callGateway(attempt, 'expire') : seen;
    return payment.status === 'approved' ? callGateway(attempt, 'authorize') : payment;
  };

  const followSession = async (attempt: Attempt, { end = false }: SettleOptions) => {
    const isOver = end || clock.now() >= attempt.expiresAt;
    const seen = await find(attempt);
    // Gateways may delete unpaid sessions.
    if (!seen && isOver) return abandonAttempt(db, attempt, 'expired', clock.now());
    if (!seen) throw new ProviderError(`Payment of attempt ${attempt.id} not found at the gateway`);
    if (seen.status === 'open' && !isOver) return false;
    const payment = await beyondOpen(attempt, seen);
    if (payment.status === 'authorized' || payment.status === 'captured')
      await acceptAuthorisation(attempt, payment);
    else if (payment.status === 'declined') await abandonAttempt(db, attempt, 'declined', clock.now());
    else if (payment.status === 'open' || payment.status === 'approved')
      throw new ProviderError('The gateway left the session open after an expire call');
    else if (payment.status === 'refunded') await escalate(attempt, 'refunded by somebody else');
    else await abandonAttempt(db, attempt, 'expired', clock.now());
    return true;
  };

  const lookForLatePayment = async (attempt: Attempt) => {
    if (!attempt.providerPaymentId) return false;
    const seen = await find(attempt);
    if (!seen) return false;
    // A declined card is not authorised again without the buyer's action.
    const agreedLate = seen.status === 'approved' && attempt.state === 'expired';
    const payment = agreedLate ? await callGateway(attempt, 'authorize') : seen;
    if (payment.status !== 'authorized' && payment.status !== 'captured') return false;
    await acceptAuthorisation(attempt, payment);
    return true;
  };

  const claimOrLose = async (attempt: Attempt) => {
    if (await claim(db, attempt, clock.now())) return failpoint('claimed');
    const { status } = await fetchPayment(attempt);
    await refundLoser(db, attempt, status === 'captured' ? 'refund' : 'void', clock.now());
    failpoint('return-decided');
  };

  const capture = async (attempt: Attempt) => {
    const seen = await fetchPayment(attempt);
    const payment = seen.status === 'authorized' ? await callGateway(attempt, 'capture') : seen;
    if (payment.status === 'captured') {
      if (await finishSale(db, attempt, clock.now())) return failpoint('sold');
      log.error(
        { event: 'security.finance', attemptId: attempt.id },
        'sold twice: the later buyer is repaid',
      );
      return refundLoser(db, attempt, 'refund', clock.now());
    }
    if (payment.status === 'authorized')
      throw new ProviderError('The payment is still authorised after a capture call');
    if (payment.status === 'open' || payment.status === 'approved' || payment.status === 'refunded')
      return escalate(attempt, `${payment.status} when it was to be captured`);
    // The authorisation lapsed before the capture.
    return abandonAttempt(db, attempt, 'voided', clock.now());
  };

  const returnMoney = async (attempt: Attempt, kind: 'void' | 'refund') => {
    const call = await findCall(db, attempt.id, kind);
    if (!call) return false;
    const status = call.answeredAt ? call.answer?.['status'] : (await callGateway(attempt, kind)).status;
    if (kind === 'void' && status === 'captured') {
      // The payment was captured before the void, so it needs a refund.
      await refundLoser(db, attempt, 'refund', clock.now());
      return true;
    }
    if (status === 'captured' || status === 'authorized')
      log.error(
        { event: 'security.finance', attemptId: attempt.id, status },
        'a payment was not refunded or voided',
      );
    return false;
  };

  /** False if there is nothing more to do for now. */
  const step = async (attempt: Attempt, options: SettleOptions): Promise<boolean> => {
    const steps: Record<PaymentState, () => Promise<unknown>> = {
      created: () => openSession(attempt),
      session_open: () => followSession(attempt, options),
      expired: () => lookForLatePayment(attempt),
      declined: () => lookForLatePayment(attempt),
      authorized: () => claimOrLose(attempt),
      claimed: () => requestCapture(db, attempt, clock.now()).then(() => failpoint('capture-requested')),
      capture_requested: () => capture(attempt),
      captured: () => capture(attempt),
      voided: () => returnMoney(attempt, 'void'),
      refunded: () => returnMoney(attempt, 'refund'),
      needs_human: async () => false,
      paid: async () => false,
    };
    return (await steps[attempt.state]()) !== false;
  };

  /**
   * Advances an attempt as far as possible now. Called by the return page, the webhook inbox, the order's status and
   * the reconciler. Concurrent calls are safe: each step is a conditional update, and each call to the gateway has an
   * idempotency key.
   */
  return async function settle(attemptId: string, options: SettleOptions = {}): Promise<Attempt | null> {
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const attempt = await findAttempt(db, attemptId);
      if (!attempt || !(await step(attempt, options))) return attempt && findAttempt(db, attemptId);
    }
    throw new Error(`Payment attempt ${attemptId} is not settled after ${MAX_STEPS} steps`);
  };
}

export type Settle = ReturnType<typeof createSettle>;
