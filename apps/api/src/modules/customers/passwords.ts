import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default, with parameters that OWASP recommends: 19 MiB and two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

let fake: Promise<string> | undefined;

/**
 * Checks a password against an account's hash. Without an account it checks a dummy hash, so that the response time
 * does not reveal whether the account exists.
 */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  fake ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await fake), password);
  return passwordHash !== null && matches;
}
