import { hash, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../../context.ts';

/** Argon2id, the library's default, with parameters that OWASP recommends: 19 MiB and two passes. */
const RECOMMENDED_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string, cost = RECOMMENDED_COST) => hash(password, cost);

/** Hashes of no account, by their cost. */
const dummies = new Map<PasswordCost, Promise<string>>();

function dummyOf(cost: PasswordCost) {
  const dummy = dummies.get(cost) ?? hashPassword('no account has this password', cost);
  dummies.set(cost, dummy);
  return dummy;
}

/**
 * Checks a password against an account's hash. Without an account it checks a dummy hash of the cost that accounts
 * have, so that the response time does not reveal whether the account exists.
 */
export async function passwordMatches(
  password: string,
  passwordHash: string | null,
  cost = RECOMMENDED_COST,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyOf(cost)), password);
  return passwordHash !== null && matches;
}
