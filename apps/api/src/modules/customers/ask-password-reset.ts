import { isValidEmail, normaliseEmail } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { countTry } from './password-checks.ts';

/** An hour's limits, since anybody may have a mail sent to any address. */
const ASKED_PER_NETWORK = 60;
const ASKED_PER_ADDRESS = 5;

/** Whoever asks too often for others shuts nobody out: the mailbox has links of this hour, which still open. */
const hasRoom = (db: Database, emailAddress: string, now: Date) =>
  countTry(db, [{ kind: 'reset-address', name: emailAddress, limit: ASKED_PER_ADDRESS }], now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.body.name === 'TOO_MANY_ATTEMPTS') return false;
      throw error;
    },
  );

/** Whether the address has an account is only looked up when the mail is written: this call cannot give it away. */
export const askPasswordReset: Mutation<'askPasswordReset'> = async (
  _root,
  { emailAddress: typed },
  { db, clock, locale, remoteAddress, log },
) => {
  const emailAddress = normaliseEmail(typed);
  if (!isValidEmail(emailAddress))
    throw new ApiError('VALIDATION', {
      fields: { emailAddress: emailAddress === '' ? 'EMPTY' : 'BAD_FORMAT' },
    });
  const now = clock.now();
  await countTry(db, [{ kind: 'reset-network', name: remoteAddress, limit: ASKED_PER_NETWORK }], now);
  if (await hasRoom(db, emailAddress, now)) {
    await enqueue(db, 'mail.password-reset', { emailAddress, locale }, now);
    log.info({ event: 'password.reset.asked' }, 'a link to a new password was asked for');
  } else log.info({ event: 'security.reset' }, 'enough links to a new password were sent to a mailbox');
  return true;
};
