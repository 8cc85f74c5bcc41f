import { SESSION_DAYS, DAY_MS } from '@patine/core';
import { eq, lte } from 'drizzle-orm';
import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { sessions } from '../../db/schema/customers.ts';
import { hashToken } from '../../plugins/session.ts';

/** Opens a session and returns its token. Only the hash is stored. */
export async function openSession(db: Database, customerId: string, now: Date, random: Random) {
  const token = random.token();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  await db.insert(sessions).values({ tokenHash: hashToken(token), customerId, createdAt: now, expiresAt });
  return { token, expiresAt };
}

export const endSession = (db: Database, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

/** Ends every session of a customer, after a change of password or the closing of the account. */
export const endSessionsOf = (db: Database, customerId: string) =>
  db.delete(sessions).where(eq(sessions.customerId, customerId));

export const deleteExpiredSessions = (db: Database, now: Date) =>
  db.delete(sessions).where(lte(sessions.expiresAt, now));
