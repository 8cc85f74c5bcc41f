import { fail, ok, type Result } from '@patine/core';
import type { Services } from '../../context.ts';
import { type Attempt, findAttempt, latestAttemptOfOrder } from './attempts-repository.ts';
import { ProviderError, type ProviderPayment } from './provider.ts';
import { abandonAttempt, refundLoser } from './capture-sale.ts';
import type { Providers, Settle } from './settle.ts';

/**
 * Why a payment cannot be released: the attempt does not need a human, its session can still be paid, or the captured
 * amount differs from the attempt's or was partly refunded.
 */
export type CannotReleaseReason = 'NOT_WAITING' | 'STILL_OPEN' | 'ANOTHER_SUM';

export type ManualReview = {
  /** Ends a payment that needs a human: releases its items, discounts and cart, and voids or refunds the payment. */
  releaseAttempt: (orderId: string) => Promise<Result<Attempt, CannotReleaseReason>>;
};

const isWhole = ({ capturedAmount, refundedAmount }: ProviderPayment, { amount }: Attempt) =>
  capturedAmount === amount && refundedAmount === 0;

export function createManualReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  providers: Providers,
  settle: Settle,
): ManualReview {
  const seenAt = (attempt: Attempt) => {
    const provider = providers[attempt.provider as keyof Providers];
    if (!provider) throw new ProviderError(`Payment gateway ${attempt.provider} is not configured`);
    return provider.fetchPayment(attempt.providerPaymentId ?? '');
  };

  return {
    async releaseAttempt(orderId) {
      const attempt = await latestAttemptOfOrder(db, orderId);
      if (attempt?.state !== 'needs_human') return fail('NOT_WAITING');
      const seen = await seenAt(attempt);
      if (seen?.status === 'open' || seen?.status === 'approved') return fail('STILL_OPEN');
      if (seen?.status === 'captured' && !isWhole(seen, attempt)) return fail('ANOTHER_SUM');
      if (seen?.status === 'authorized') await refundLoser(db, attempt, 'void', clock.now());
      else if (seen?.status === 'captured') await refundLoser(db, attempt, 'refund', clock.now());
      else await abandonAttempt(db, attempt, 'voided', clock.now());
      await settle(attempt.id);
      return ok((await findAttempt(db, attempt.id)) ?? attempt);
    },
  };
}
