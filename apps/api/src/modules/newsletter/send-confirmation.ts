import { NEWSLETTER_CONFIRM_DAYS, normaliseEmail, type Locale, DAY_MS } from '@patine/core';
import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { hashToken } from '../../plugins/session.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { renewConfirmation, holdSubscriber, isSubscribed } from './repository.ts';

export type Subscription = {
  emailAddress: string;
  locale: Locale;
  /** Where on the site. */
  source: string;
  /** The customer whose address it is; null for a visitor. */
  customerId: string | null;
};

/**
 * Writes to an address that somebody gave: a link to confirm, or, where it is subscribed already, that nothing is
 * left to do. Nobody but its mailbox learns which. To be called in a transaction.
 */
export async function sendConfirmation(
  tx: Database,
  { emailAddress, locale, source, customerId }: Subscription,
  { now, random }: { now: Date; random: Random },
): Promise<void> {
  const known = await holdSubscriber(tx, {
    id: random.uuid(),
    emailAddress: normaliseEmail(emailAddress),
    locale,
    source,
    askedBy: customerId,
    stopToken: random.token(),
    createdAt: now,
  });
  const isTheirs = customerId === null || customerId === known.customerId;
  if (isSubscribed(known) && isTheirs)
    return enqueue(tx, 'mail.newsletter-known', { subscriberId: known.id }, now);
  const token = random.token();
  await renewConfirmation(tx, known.id, {
    locale,
    source,
    askedBy: customerId,
    confirmHash: hashToken(token),
    confirmUntil: new Date(now.getTime() + NEWSLETTER_CONFIRM_DAYS * DAY_MS),
  });
  await enqueue(tx, 'mail.newsletter-confirm', { subscriberId: known.id, token }, now);
}
