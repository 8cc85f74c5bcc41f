import { createHash } from 'node:crypto';
import { HOUR_MS } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { deleteTriesBefore, deleteTriesOf, insertTries, triesSince } from './password-checks-repository.ts';

const DAY_MS = 24 * HOUR_MS;
const FIRST_WAIT_MS = 30_000;

type Named<Kind extends string> = { kind: Kind; name: string };

/** What a count is kept for: an account or a mailbox by its e-mail, known or not, or a network; at most `limit` an hour. */
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
> & { limit: number };

/** Tries of which so many are free in a day; before each further one the wait is twice as long, an hour at most. */
type Slowed = Named<'guesser'> & { free: number };

export type Subject = Limited | Slowed;

const keyOf = ({ kind, name }: Pick<Subject, 'kind' | 'name'>) =>
  createHash('sha256').update(`${kind}:${name}`).digest('hex');

/** When a subject was tried, as far back as its rule looks: oldest first. */
async function triesOf(db: Database, subject: Subject, now: Date): Promise<number[]> {
  const span = 'limit' in subject ? HOUR_MS : DAY_MS;
  const tries = await triesSince(db, keyOf(subject), new Date(now.getTime() - span));
  return tries.map((at) => at.getTime());
}

/** Milliseconds until a subject that was tried at these times may be tried again. */
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

/** Refuses with the longest of the waits: after it, none stands in the way. */
function refuse(waits: readonly number[]): never {
  throw new ApiError('TOO_MANY_ATTEMPTS', {
    retryAfter: Math.max(1, Math.ceil(Math.max(...waits) / 1000)),
  });
}

/**
 * Counts one try for each subject, or refuses when one of them has used up its tries. The row is written before
 * it is counted, so that tries that arrive together cannot all find room. A refused try adds nothing.
 */
export async function countTry(db: Database, subjects: Subject[], now: Date): Promise<void> {
  const before = await Promise.all(subjects.map((subject) => triesOf(db, subject, now)));
  const waits = subjects.map((subject, index) => waitAfter(subject, before[index] ?? [], now));
  if (waits.some((wait) => wait > 0)) refuse(waits);
  await insertTries(db, subjects.map(keyOf), now);
  const after = await Promise.all(subjects.map((subject) => triesOf(db, subject, now)));
  const tooMany = subjects.filter((subject, index) => {
    const count = after[index]?.length ?? 0;
    if ('limit' in subject) return count > subject.limit;
    return count > subject.free && count > (before[index]?.length ?? 0) + 1;
  });
  if (tooMany.length > 0)
    refuse(subjects.map((subject, index) => waitAfter(subject, after[index] ?? [], now)));
}

/** Begins a subject's count anew. */
export const resetAttempts = (db: Database, subject: Pick<Subject, 'kind' | 'name'>) =>
  deleteTriesOf(db, keyOf(subject));

/** Drops what no count needs any more. */
export const deleteOldAttempts = (db: Database, now: Date) =>
  deleteTriesBefore(db, new Date(now.getTime() - DAY_MS));
