import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { countAttempt, resetAttempts } from './count-attempt.ts';
import { passwordMatches } from './passwords.ts';
import { findCustomer } from './repository.ts';

/** Checks the password that a signed-in customer enters again; throws BAD_CREDENTIALS when it is wrong. */
export async function checkOwnPassword(
  { db, clock, log }: Pick<RequestContext, 'db' | 'clock' | 'log'>,
  customerId: string,
  password: string,
) {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new ApiError('ACCESS_DENIED');
  // Apart from logins: failed ones elsewhere do not block a customer who is signed in.
  const own = { kind: 'own-password', name: customerId } as const;
  await countAttempt(db, [own], clock.now());
  if (await passwordMatches(password, customer.passwordHash)) {
    await resetAttempts(db, own);
    return;
  }
  log.warn({ event: 'security.password', customerId }, 'wrong password from a signed-in customer');
  throw new ApiError('BAD_CREDENTIALS');
}
