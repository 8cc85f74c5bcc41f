import { NEWSLETTER_CONFIRM_DAYS, normaliseEmail, type Locale, DAY_MS } from '@patine/core';
import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { hashToken } from '../../plugins/session.ts';
import { enqueue } from '../outbox/index.ts';
import { renewConfirmation, holdSubscriber, isSubscribed } from './repository.ts';

export type Subscription = {
  emailAddress: string;
  locale: Locale;
  /** The form's place on the site; at most 40 characters of a-z, 0-9 and "-". */
  source: string;
  /** The customer whose address it is; null for a visitor. */
  customerId: string | null;
};

/**
 * Emails a confirmation link, or a note that the address is subscribed already. The response does not reveal which,
 * so that nobody can find out who is subscribed. Must run in a transaction.
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
    requestedBy: customerId,
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
    requestedBy: customerId,
    confirmHash: hashToken(token),
    confirmUntil: new Date(now.getTime() + NEWSLETTER_CONFIRM_DAYS * DAY_MS),
  });
  await enqueue(tx, 'mail.newsletter-confirm', { subscriberId: known.id, token }, now);
}
