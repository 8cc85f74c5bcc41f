import { SESSION_DAYS, DAY_MS } from '@patine/core';
import { eq, lte } from 'drizzle-orm';
import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { sessions } from '../../db/schema/customers.ts';
import { hashToken } from '../../plugins/session.ts';

/** Opens a session; its token is told once, and only its hash is kept. */
export async function openSession(db: Database, customerId: string, now: Date, random: Random) {
  const token = random.token();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS);
  await db.insert(sessions).values({ tokenHash: hashToken(token), customerId, createdAt: now, expiresAt });
  return { token, expiresAt };
}

export const endSession = (db: Database, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

/** Every session of one customer: for a changed password or a closed account. */
export const endSessionsOf = (db: Database, customerId: string) =>
  db.delete(sessions).where(eq(sessions.customerId, customerId));

/** Drops sessions that nobody can use any more. */
export const deleteExpiredSessions = (db: Database, now: Date) =>
  db.delete(sessions).where(lte(sessions.expiresAt, now));
