import type { Database } from '../../db/client.ts';
import { type Subject, countTry, resetAttempts } from './password-checks.ts';

const CHECKS_PER_ACCOUNT = 20;
/** Several people share a network. */
const CHECKS_PER_NETWORK = 300;
const CHECKS_PER_DEVICE = 20;
const FREE_TRIES = 5;

export type SignInTry = {
  emailAddress: string;
  network: string;
  /** Where somebody was let into this account before; null for a stranger, as far as one can tell. */
  deviceId: string | null;
};

/**
 * A known device has its own tries, which nobody else can use up. Strangers share an account's, and each network is
 * slowed on its own besides, so that one alone does not use up what others need.
 */
const subjectsOf = ({ emailAddress, network, deviceId }: SignInTry): Subject[] =>
  deviceId !== null
    ? [{ kind: 'device', name: deviceId, limit: CHECKS_PER_DEVICE }]
    : [
        { kind: 'guesser', name: `${network} ${emailAddress}`, free: FREE_TRIES },
        { kind: 'account', name: emailAddress, limit: CHECKS_PER_ACCOUNT },
        { kind: 'network', name: network, limit: CHECKS_PER_NETWORK },
      ];

export const countSignIn = (db: Database, tried: SignInTry, now: Date) =>
  countTry(db, subjectsOf(tried), now);

/** After the right password: what this person mistyped before counts no more. */
export async function resetSignInAttempts(db: Database, tried: SignInTry) {
  for (const subject of subjectsOf(tried))
    if (subject.kind === 'device' || subject.kind === 'guesser') await resetAttempts(db, subject);
}
