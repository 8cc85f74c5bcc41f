import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { passwordChecks } from '../../db/schema/customers.ts';

/** Returns the times of attempts since a given time, oldest first. `account` is the hash of the subject. */
export async function attemptsSince(db: Database, account: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: passwordChecks.at })
    .from(passwordChecks)
    .where(and(eq(passwordChecks.account, account), gt(passwordChecks.at, since)))
    .orderBy(asc(passwordChecks.at));
  return rows.map(({ at }) => at);
}

export const insertAttempts = (db: Database, accounts: readonly string[], at: Date) =>
  db.insert(passwordChecks).values(accounts.map((account) => ({ account, at })));

export const deleteAttemptsOf = (db: Database, account: string) =>
  db.delete(passwordChecks).where(eq(passwordChecks.account, account));

export const deleteAttemptsBefore = (db: Database, moment: Date) =>
  db.delete(passwordChecks).where(lt(passwordChecks.at, moment));
