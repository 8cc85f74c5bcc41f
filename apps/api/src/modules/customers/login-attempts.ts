import type { Database } from '../../db/client.ts';
import { type Subject, countAttempt, resetAttempts } from './attempt-limits.ts';

const CHECKS_PER_ACCOUNT = 20;
/** High, because many people can share a network. */
const CHECKS_PER_NETWORK = 300;
const CHECKS_PER_DEVICE = 20;
const FREE_TRIES = 5;

export type LoginAttempt = {
  emailAddress: string;
  network: string;
  /** A device that has signed in to this account before; null for an unknown device. */
  deviceId: string | null;
};

/**
 * A known device has its own limit, which nobody else can exhaust. Unknown devices share the account's limit; each
 * network is also slowed down by itself, so that one attacker does not exhaust the shared limit.
 */
const subjectsOf = ({ emailAddress, network, deviceId }: LoginAttempt): Subject[] =>
  deviceId !== null
    ? [{ kind: 'device', name: deviceId, limit: CHECKS_PER_DEVICE }]
    : [
        { kind: 'guesser', name: `${network} ${emailAddress}`, free: FREE_TRIES },
        { kind: 'account', name: emailAddress, limit: CHECKS_PER_ACCOUNT },
        { kind: 'network', name: network, limit: CHECKS_PER_NETWORK },
      ];

export const countLoginAttempt = (db: Database, tried: LoginAttempt, now: Date) =>
  countAttempt(db, subjectsOf(tried), now);

/** Resets the person's failed attempts after a correct password. */
export async function resetLoginAttempts(db: Database, tried: LoginAttempt) {
  for (const subject of subjectsOf(tried))
    if (subject.kind === 'device' || subject.kind === 'guesser') await resetAttempts(db, subject);
}
