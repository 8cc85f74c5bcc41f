import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';

type RateLimitRow = typeof rateLimits.$inferSelect;

/** Adds requests to the counts of their period and returns the totals. */
export const addCalls = (db: Database, rows: RateLimitRow[]): Promise<RateLimitRow[]> =>
  db
    .insert(rateLimits)
    .values(rows)
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.period],
      set: { calls: sql`${rateLimits.calls} + excluded.calls` },
    })
    .returning();

export const deleteCallsBefore = (db: Database, period: number) =>
  db.delete(rateLimits).where(lt(rateLimits.period, period));
