import { createHash } from 'node:crypto';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { passwordChecks } from '../../db/schema/customers.ts';
import { ApiError } from '../../errors.ts';

const HOUR_MS = 3_600_000;

/** What a count is kept for: an account or a mailbox by its e-mail, known or not, or a network address. */
export type Subject = {
  kind:
    | 'account'
    | 'network'
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
    | 'export';
  name: string;
  limit: number;
};

const keyOf = ({ kind, name }: Pick<Subject, 'kind' | 'name'>) =>
  createHash('sha256').update(`${kind}:${name}`).digest('hex');

const ofTheHour = (db: Database, subject: Subject, now: Date) =>
  db
    .select({ at: passwordChecks.at })
    .from(passwordChecks)
    .where(
      and(
        eq(passwordChecks.account, keyOf(subject)),
        gt(passwordChecks.at, new Date(now.getTime() - HOUR_MS)),
      ),
    )
    .orderBy(asc(passwordChecks.at))
    .limit(subject.limit + 1);

const refuse = (oldest: Date | undefined, now: Date) => {
  const passesAt = (oldest ?? now).getTime() + HOUR_MS;
  return new ApiError('TOO_MANY_ATTEMPTS', {
    retryAfter: Math.max(1, Math.ceil((passesAt - now.getTime()) / 1000)),
  });
};

/**
 * Counts one try for each subject, or refuses when one of them has used up its hour. The row is written before
 * it is counted, so that tries that arrive together cannot all find room. A refused try adds nothing.
 */
export async function countTry(db: Database, subjects: Subject[], now: Date): Promise<void> {
  for (const subject of subjects) {
    const before = await ofTheHour(db, subject, now);
    if (before.length >= subject.limit) throw refuse(before[0]?.at, now);
  }
  await db.insert(passwordChecks).values(subjects.map((subject) => ({ account: keyOf(subject), at: now })));
  for (const subject of subjects) {
    const after = await ofTheHour(db, subject, now);
    if (after.length > subject.limit) throw refuse(after[0]?.at, now);
  }
}

/** Begins a subject's hour anew. */
export const forgetTries = (db: Database, subject: Pick<Subject, 'kind' | 'name'>) =>
  db.delete(passwordChecks).where(eq(passwordChecks.account, keyOf(subject)));

/** Drops what no count needs any more. */
export const forgetOldTries = (db: Database, now: Date) =>
  db.delete(passwordChecks).where(lt(passwordChecks.at, new Date(now.getTime() - HOUR_MS)));
