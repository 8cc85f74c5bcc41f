import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';
import type { ShareCalls } from './call-counts.ts';

const ROWS_AT_ONCE = 1_000;

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Keeps the calls of all processes in their database, for the window that runs. */
export function shareByDatabase(db: Database): ShareCalls {
  let tidied = 0;
  return async (period, calls) => {
    const names = new Map([...calls.keys()].map((key) => [hashOf(key), key]));
    // In one order, so that two processes never wait for each other in a circle.
    const rows = [...names]
      .map(([key, name]) => ({ key, period, calls: calls.get(name) ?? 0 }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const totals = new Map<string, number>();
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const told = await db
        .insert(rateLimits)
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .onConflictDoUpdate({
          target: [rateLimits.key, rateLimits.period],
          set: { calls: sql`${rateLimits.calls} + excluded.calls` },
        })
        .returning();
      for (const row of told) totals.set(names.get(row.key) ?? '', row.calls);
    }
    if (tidied < period) {
      tidied = period;
      await db.delete(rateLimits).where(lt(rateLimits.period, period));
    }
    return totals;
  };
}
