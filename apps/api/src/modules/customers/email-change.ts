import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { enqueue } from '../outbox/index.ts';
import { countAttempt } from './attempt-limits.ts';

const CHANGES_PER_CUSTOMER = 10;
/** Limits per hour, because anybody with an account can cause an email to any address. */
const MAILS_PER_ADDRESS = 5;

export type EmailChange = { customerId: string; emailAddress: string };

/** Counts a requested email change; throws TOO_MANY_ATTEMPTS above the limits. */
export const countEmailChange = (
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  { customerId, emailAddress }: EmailChange,
) =>
  countAttempt(
    db,
    [
      { kind: 'email-change', name: customerId, limit: CHANGES_PER_CUSTOMER },
      { kind: 'mail-address', name: emailAddress, limit: MAILS_PER_ADDRESS },
    ],
    clock.now(),
  );

/** Emails both addresses: a confirmation link to the new one, a notice to the current one. */
export async function enqueueEmailChange(tx: Database, change: EmailChange, now: Date) {
  await enqueue(tx, 'mail.email-change', change, now);
  await enqueue(tx, 'mail.email-change-notice', change, now);
}
