import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { countTry } from '../customers/password-checks.ts';
import { passwordMatches } from '../customers/passwords.ts';
import { findCustomer } from '../customers/repository.ts';

/** Counted with the tries to log in: a stolen session guesses no faster than anybody else. */
const CHECKS_PER_ACCOUNT = 20;

export async function checkOwnPassword(
  { db, clock, log }: Pick<RequestContext, 'db' | 'clock' | 'log'>,
  customerId: string,
  password: string,
) {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new ApiError('ACCESS_DENIED');
  const account = { kind: 'account', name: customer.emailAddress, limit: CHECKS_PER_ACCOUNT } as const;
  await countTry(db, [account], clock.now());
  if (await passwordMatches(password, customer.passwordHash)) return;
  log.warn({ event: 'security.password', customerId }, 'a wrong password before an erasure');
  throw new ApiError('BAD_CREDENTIALS');
}
