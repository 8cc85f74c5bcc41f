import { isValidEmail, normaliseEmail } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { enqueue } from '../outbox/index.ts';
import { countAttempt } from './attempt-limits.ts';

/** Limits per hour, because anybody can cause an email to any address. */
const REQUESTS_PER_NETWORK = 60;
const REQUESTS_PER_ADDRESS = 5;

/** False when the limit per address is reached. The owner is not locked out: the links sent this hour still work. */
const isBelowLimit = (db: Database, emailAddress: string, now: Date) =>
  countAttempt(db, [{ kind: 'reset-address', name: emailAddress, limit: REQUESTS_PER_ADDRESS }], now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.body.name === 'TOO_MANY_ATTEMPTS') return false;
      throw error;
    },
  );

/** Looks up the account only when the email is written, so that the response cannot reveal whether one exists. */
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
  await countAttempt(db, [{ kind: 'reset-network', name: remoteAddress, limit: REQUESTS_PER_NETWORK }], now);
  if (await isBelowLimit(db, emailAddress, now)) {
    await enqueue(db, 'mail.password-reset', { emailAddress, locale }, now);
    log.info({ event: 'password.reset.requested' }, 'password reset requested');
  } else log.info({ event: 'security.reset' }, 'password reset rate limited');
  return true;
};
