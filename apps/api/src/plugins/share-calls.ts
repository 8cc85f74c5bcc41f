import { createHash } from 'node:crypto';
import type { RedisConnection } from '@patine/contract/redis/redis-connection';
import { shareCounts } from '@patine/contract/redis/share-counts';
import type { Database } from '../db/client.ts';
import type { ShareCalls } from './call-counts.ts';
import { addCalls, deleteCallsBefore } from './rate-limits-repository.ts';

const ROWS_AT_ONCE = 1_000;

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Shares the counts of the current window between processes through their database. */
export function shareByDatabase(db: Database): ShareCalls {
  let tidied = 0;
  return async (period, calls) => {
    const names = new Map([...calls.keys()].map((key) => [hashOf(key), key]));
    // Sorted, so that two processes lock the rows in the same order and cannot deadlock.
    const rows = [...names]
      .map(([key, name]) => ({ key, period, calls: calls.get(name) ?? 0 }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const totals = new Map<string, number>();
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      for (const row of await addCalls(db, rows.slice(from, from + ROWS_AT_ONCE)))
        totals.set(names.get(row.key) ?? '', row.calls);
    }
    if (tidied < period) {
      tidied = period;
      await deleteCallsBefore(db, period);
    }
    return totals;
  };
}

/** The same through Redis, which forgets each window by itself. */
export const shareByRedis =
  (redis: RedisConnection, windowMs: number): ShareCalls =>
  (period, calls) =>
    shareCounts(redis, { name: `calls:${period}`, keepMs: 2 * windowMs }, calls);
