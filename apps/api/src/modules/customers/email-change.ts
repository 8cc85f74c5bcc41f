import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { countTry } from './password-checks.ts';

const CHANGES_PER_CUSTOMER = 10;
/** An hour's limits, since anybody with an account may have a mail sent to any address. */
const MAILS_PER_ADDRESS = 5;

export type EmailChange = { customerId: string; emailAddress: string };

/** Counts one wish for another address, or refuses it. */
export const countEmailChange = (
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  { customerId, emailAddress }: EmailChange,
) =>
  countTry(
    db,
    [
      { kind: 'email-change', name: customerId, limit: CHANGES_PER_CUSTOMER },
      { kind: 'mail-address', name: emailAddress, limit: MAILS_PER_ADDRESS },
    ],
    clock.now(),
  );

/** Writes to both addresses: a link to the new one, news to the present one. */
export async function enqueueEmailChange(tx: Database, change: EmailChange, now: Date) {
  await enqueue(tx, 'mail.email-change', change, now);
  await enqueue(tx, 'mail.email-change-notice', change, now);
}
