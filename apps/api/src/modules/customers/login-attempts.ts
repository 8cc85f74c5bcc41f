import type { Database } from '../../db/client.ts';
import { type Subject, countAttempt, resetAttempts } from './count-attempt.ts';

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
    ? [{ kind: 'device', name: deviceId }]
    : [
        { kind: 'guesser', name: `${network} ${emailAddress}` },
        { kind: 'account', name: emailAddress },
        { kind: 'network', name: network },
      ];

export const countLoginAttempt = (db: Database, tried: LoginAttempt, now: Date) =>
  countAttempt(db, subjectsOf(tried), now);

/** Resets the person's failed attempts after a correct password. */
export async function resetLoginAttempts(db: Database, tried: LoginAttempt) {
  for (const subject of subjectsOf(tried))
    if (subject.kind === 'device' || subject.kind === 'guesser') await resetAttempts(db, subject);
}
