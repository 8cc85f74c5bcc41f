import type { NewsletterConfirmation } from '@patine/contract/resolvers';
import type { Mutation, Query } from '../../module.ts';
import { hashToken } from '../../plugins/session.ts';
import { findByConfirmHash, isSubscribed, type Subscriber, useConfirmation } from './repository.ts';
import { issueWelcomeCode } from './welcome-code.ts';

function viewOf(row: Subscriber | null, now: Date): NewsletterConfirmation {
  const codeGiven = row !== null && row.codeGivenAt !== null;
  if (row && row.confirmUsedAt !== null && isSubscribed(row)) return { state: 'CONFIRMED', codeGiven };
  const waits = row && row.confirmUsedAt === null && row.confirmUntil !== null && row.confirmUntil > now;
  return { state: waits ? 'WAITING' : 'EXPIRED', codeGiven: false };
}

/** Only reads: mail scanners open links too, and that must not confirm a subscription. */
export const newsletterConfirmation: Query<'newsletterConfirmation'> = async (
  _root,
  { token },
  { db, clock },
) => viewOf(await findByConfirmHash(db, hashToken(token)), clock.now());

/** Confirms the subscription with the token from the email. Only the first call issues the first-order coupon code. */
export const confirmNewsletter: Mutation<'confirmNewsletter'> = async (
  _root,
  { token },
  { db, clock, random },
) => {
  const now = clock.now();
  const confirmHash = hashToken(token);
  await db.transaction(async (tx) => {
    const subscriber = await useConfirmation(tx, confirmHash, now);
    if (subscriber) await issueWelcomeCode(tx, subscriber, { now, random });
  });
  return viewOf(await findByConfirmHash(db, confirmHash), now);
};
