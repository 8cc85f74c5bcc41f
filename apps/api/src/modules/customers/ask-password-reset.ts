import { isValidEmail, normaliseEmail } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { enqueue } from '../outbox/index.ts';
import { countAttempt, isBelowLimit } from './count-attempt.ts';

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
  await countAttempt(db, [{ kind: 'reset-network', name: remoteAddress }], now);
  // Above it, the owner is not locked out: the links that were sent this hour still work.
  if (await isBelowLimit(db, { kind: 'reset-address', name: emailAddress }, now)) {
    await enqueue(db, 'mail.password-reset', { emailAddress, locale }, now);
    log.info({ event: 'password.reset.requested' }, 'password reset requested');
  } else log.info({ event: 'security.reset' }, 'password reset rate limited');
  return true;
};
