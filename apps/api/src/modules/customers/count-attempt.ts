import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { ATTEMPTS_PER_HOUR, FIRST_LOGIN_WAIT_MS, FREE_LOGIN_ATTEMPTS } from './attempt-limits.ts';
import {
  deleteAttemptsBefore,
  deleteAttemptsOf,
  insertAttempts,
  attemptsSince,
} from './attempts-repository.ts';

type Named<Kind extends string> = { kind: Kind; name: string };

/** A subject with a limit per hour: an account or mailbox by email address, a customer, a device or a network. */
type Limited = Named<keyof typeof ATTEMPTS_PER_HOUR>;

/** A network that guesses passwords of an account: it is slowed down, by the day. */
type Slowed = Named<'guesser'>;

export type Subject = Limited | Slowed;

const isSlowed = (subject: Subject): subject is Slowed => subject.kind === 'guesser';

const keyOf = ({ kind, name }: Pick<Subject, 'kind' | 'name'>) =>
  createHash('sha256').update(`${kind}:${name}`).digest('hex');

/** Returns the attempt times in ms within the period of the subject's rule, oldest first. */
async function triesOf(db: Database, subject: Subject, now: Date): Promise<number[]> {
  const span = isSlowed(subject) ? DAY_MS : HOUR_MS;
  const tries = await attemptsSince(db, keyOf(subject), new Date(now.getTime() - span));
  return tries.map((at) => at.getTime());
}

/** Returns the milliseconds until the next attempt is allowed. */
function waitAfter(subject: Subject, tries: readonly number[], now: Date): number {
  if (!isSlowed(subject)) {
    const inTheWay = tries.at(-ATTEMPTS_PER_HOUR[subject.kind]);
    return inTheWay === undefined ? 0 : inTheWay + HOUR_MS - now.getTime();
  }
  const last = tries.at(-1);
  if (last === undefined || tries.length < FREE_LOGIN_ATTEMPTS) return 0;
  const wait = Math.min(HOUR_MS, FIRST_LOGIN_WAIT_MS * 2 ** (tries.length - FREE_LOGIN_ATTEMPTS));
  return Math.max(0, last + wait - now.getTime());
}

/** Throws TOO_MANY_ATTEMPTS with the longest wait, after which no subject blocks. */
function refuse(waits: readonly number[]): never {
  throw new ApiError('TOO_MANY_ATTEMPTS', {
    retryAfter: Math.max(1, Math.ceil(Math.max(...waits) / 1000)),
  });
}

/**
 * Counts one attempt for each subject, or throws TOO_MANY_ATTEMPTS when one has reached its limit. Inserts the row
 * before counting, so that concurrent attempts cannot all pass. A refused attempt is not counted.
 */
export async function countAttempt(db: Database, subjects: Subject[], now: Date): Promise<void> {
  const before = await Promise.all(subjects.map((subject) => triesOf(db, subject, now)));
  const waits = subjects.map((subject, index) => waitAfter(subject, before[index] ?? [], now));
  if (waits.some((wait) => wait > 0)) refuse(waits);
  await insertAttempts(db, subjects.map(keyOf), now);
  const after = await Promise.all(subjects.map((subject) => triesOf(db, subject, now)));
  const tooMany = subjects.filter((subject, index) => {
    const count = after[index]?.length ?? 0;
    if (!isSlowed(subject)) return count > ATTEMPTS_PER_HOUR[subject.kind];
    return count > FREE_LOGIN_ATTEMPTS && count > (before[index]?.length ?? 0) + 1;
  });
  if (tooMany.length > 0)
    refuse(subjects.map((subject, index) => waitAfter(subject, after[index] ?? [], now)));
}

/** Counts an attempt where it is below its limit. Returns false, rather than to throw, where it is not. */
export const isBelowLimit = (db: Database, subject: Subject, now: Date): Promise<boolean> =>
  countAttempt(db, [subject], now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.body.name === 'TOO_MANY_ATTEMPTS') return false;
      throw error;
    },
  );

/** Counts an email that somebody without an account asks the shop to send. */
export const countMailRequest = (
  db: Database,
  { network, emailAddress }: { network: string; emailAddress: string },
  now: Date,
) =>
  countAttempt(
    db,
    [
      { kind: 'mail-network', name: network },
      { kind: 'mail-address', name: emailAddress },
    ],
    now,
  );

/** Resets the attempts of a subject. */
export const resetAttempts = (db: Database, subject: Pick<Subject, 'kind' | 'name'>) =>
  deleteAttemptsOf(db, keyOf(subject));

/** Deletes attempts older than a day, the longest counting period. */
export const deleteOldAttempts = (db: Database, now: Date) =>
  deleteAttemptsBefore(db, new Date(now.getTime() - DAY_MS));
