import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import {
  deleteAttemptsBefore,
  deleteAttemptsOf,
  insertAttempts,
  attemptsSince,
} from './attempts-repository.ts';

const FIRST_WAIT_MS = 30_000;

type Named<Kind extends string> = { kind: Kind; name: string };

/** A subject with at most `limit` attempts per hour: an account or mailbox by email address, or a network. */
type Limited = Named<
  | 'account'
  | 'network'
  | 'device'
  | 'own-password'
  | 'registration'
  | 'mail-network'
  | 'mail-address'
  | 'reset-network'
  | 'reset-address'
  | 'email-change'
  | 'code'
  | 'code-network'
  | 'link'
  | 'vote-network'
  | 'export'
  | 'editor-network'
  | 'editor-address'
  | 'editor-link'
> & { limit: number };

/** A subject with `free` attempts per day. Each further attempt doubles the wait, up to an hour. */
type Slowed = Named<'guesser'> & { free: number };

export type Subject = Limited | Slowed;

const keyOf = ({ kind, name }: Pick<Subject, 'kind' | 'name'>) =>
  createHash('sha256').update(`${kind}:${name}`).digest('hex');

/** Returns the attempt times in ms within the period of the subject's rule, oldest first. */
async function triesOf(db: Database, subject: Subject, now: Date): Promise<number[]> {
  const span = 'limit' in subject ? HOUR_MS : DAY_MS;
  const tries = await attemptsSince(db, keyOf(subject), new Date(now.getTime() - span));
  return tries.map((at) => at.getTime());
}

/** Returns the milliseconds until the next attempt is allowed. */
function waitAfter(subject: Subject, tries: readonly number[], now: Date): number {
  if ('limit' in subject) {
    const inTheWay = tries.at(-subject.limit);
    return inTheWay === undefined ? 0 : inTheWay + HOUR_MS - now.getTime();
  }
  const last = tries.at(-1);
  if (last === undefined || tries.length < subject.free) return 0;
  const wait = Math.min(HOUR_MS, FIRST_WAIT_MS * 2 ** (tries.length - subject.free));
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
    if ('limit' in subject) return count > subject.limit;
    return count > subject.free && count > (before[index]?.length ?? 0) + 1;
  });
  if (tooMany.length > 0)
    refuse(subjects.map((subject, index) => waitAfter(subject, after[index] ?? [], now)));
}

/** Resets the attempts of a subject. */
export const resetAttempts = (db: Database, subject: Pick<Subject, 'kind' | 'name'>) =>
  deleteAttemptsOf(db, keyOf(subject));

/** Deletes attempts older than a day, the longest counting period. */
export const deleteOldAttempts = (db: Database, now: Date) =>
  deleteAttemptsBefore(db, new Date(now.getTime() - DAY_MS));
