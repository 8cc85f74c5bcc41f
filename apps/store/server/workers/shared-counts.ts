import { LRUCache } from 'lru-cache';

/** Visitors whose counts are known at most; an evicted one begins again. */
const VISITORS = 50_000;

/** Adds up what the workers count. A total is forgotten `keepMs` after it was last added to. */
export function createSharedCounts(now: () => number) {
  const totals = new LRUCache<string, number>({ max: VISITORS, perf: { now } });
  return (counts: readonly [string, number][], keepMs: number): [string, number][] =>
    counts.map(([key, count]) => {
      const total = (totals.get(key) ?? 0) + count;
      totals.set(key, total, { ttl: keepMs });
      return [key, total];
    });
}
