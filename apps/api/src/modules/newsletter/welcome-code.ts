import { eachLocale, NEWSLETTER_PERCENT, DAY_MS, WELCOME_CODE_DAYS } from '@patine/core';
import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { issueCoupon } from '../coupons/index.ts';
import { findByEmail, hasPaidOrder } from '../customers/index.ts';
import { messagesIn } from '../../messages/translate.ts';
import { enqueue } from '../outbox/index.ts';
import { markCodeIssued, type Subscriber } from './repository.ts';

/**
 * Emails the first-order coupon code, once per subscriber. Returns false if it was sent before or they have a paid
 * order.
 */
export async function issueWelcomeCode(
  tx: Database,
  { id, emailAddress, codeGivenAt }: Subscriber,
  { now, random }: { now: Date; random: Random },
): Promise<boolean> {
  if (codeGivenAt !== null) return false;
  const customer = await findByEmail(tx, emailAddress);
  if (customer && (await hasPaidOrder(tx, customer.id))) return false;
  const endsAt = new Date(now.getTime() + WELCOME_CODE_DAYS * DAY_MS);
  const issued = await issueCoupon(
    tx,
    {
      kind: 'PERCENT',
      value: NEWSLETTER_PERCENT,
      startsAt: now,
      endsAt,
      firstOrderOnly: true,
      oncePerCustomer: true,
      emailAddress,
      offer: eachLocale((locale) => messagesIn(locale)('coupon.welcome')),
    },
    { now, random },
  );
  if (!issued.ok) throw new Error(`Welcome coupon could not be issued: ${issued.code}`);
  await markCodeIssued(tx, id, now);
  await enqueue(tx, 'mail.newsletter-code', { subscriberId: id, code: issued.value.code }, now);
  return true;
}
