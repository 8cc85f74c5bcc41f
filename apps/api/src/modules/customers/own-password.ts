import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { countTry, resetAttempts } from './password-checks.ts';
import { passwordMatches } from './passwords.ts';
import { findCustomer } from './repository.ts';

/** An hour's, apart from logins: who guesses at the account from outside keeps nobody who is inside from anything. */
const CHECKS_PER_CUSTOMER = 10;

/** Lets a customer go on who types their password again. */
export async function checkOwnPassword(
  { db, clock, log }: Pick<RequestContext, 'db' | 'clock' | 'log'>,
  customerId: string,
  password: string,
) {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new ApiError('ACCESS_DENIED');
  const own = { kind: 'own-password', name: customerId, limit: CHECKS_PER_CUSTOMER } as const;
  await countTry(db, [own], clock.now());
  if (await passwordMatches(password, customer.passwordHash)) {
    await resetAttempts(db, own);
    return;
  }
  log.warn({ event: 'security.password', customerId }, 'a wrong password of somebody signed in');
  throw new ApiError('BAD_CREDENTIALS');
}
