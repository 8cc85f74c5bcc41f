import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { enqueue } from '../outbox/index.ts';
import { countAttempt } from './count-attempt.ts';

export type EmailChange = { customerId: string; emailAddress: string };

/** Counts a requested email change; throws TOO_MANY_ATTEMPTS above the limits. */
export const countEmailChange = (
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  { customerId, emailAddress }: EmailChange,
) =>
  countAttempt(
    db,
    [
      { kind: 'email-change', name: customerId },
      { kind: 'mail-address', name: emailAddress },
    ],
    clock.now(),
  );

/** Emails both addresses: a confirmation link to the new one, a notice to the current one. */
export async function enqueueEmailChange(tx: Database, change: EmailChange, now: Date) {
  await enqueue(tx, 'mail.email-change', change, now);
  await enqueue(tx, 'mail.email-change-notice', change, now);
}
