/** Adds a window's requests to those of the other processes and returns the total of all. */
export type ShareCalls = (
  period: number,
  calls: ReadonlyMap<string, number>,
) => Promise<ReadonlyMap<string, number>>;

/** Maximum number of keys counted; a key that is evicted starts again at zero. */
const MAX_KEYS = 50_000;
/** Share of the limit below which a count stays in this process, so that most visitors cause no database write. */
const SHARED_FROM = 0.05;

type Count = { period: number; everywhere: number; unshared: number; isShared: boolean };

/** Counts requests in windows of equal length: immediately in this process, shortly afterwards with the others. */
export function createCallCounts(windowMs: number, now = () => Date.now()) {
  const counts = new Map<string, Count>();
  const periodAt = (at: number) => Math.floor(at / windowMs);

  const countOf = (key: string, period: number): Count => {
    const known = counts.get(key);
    if (known?.period === period) return known;
    const fresh = { period, everywhere: 0, unshared: 0, isShared: false };
    counts.delete(key);
    const [oldest] = counts.keys();
    if (counts.size >= MAX_KEYS && oldest !== undefined) counts.delete(oldest);
    counts.set(key, fresh);
    return fresh;
  };

  return {
    /** Counts a request against the limit `most`; returns the count and the milliseconds left in the window. */
    add(key: string, most: number) {
      const at = now();
      const count = countOf(key, periodAt(at));
      count.unshared += 1;
      const current = count.everywhere + count.unshared;
      count.isShared ||= current >= most * SHARED_FROM;
      return { current, ttl: (periodAt(at) + 1) * windowMs - at };
    },

    /** Sends this process's counts to the others and takes over theirs. */
    async exchange(share: ShareCalls) {
      const period = periodAt(now());
      const due = [...counts].filter(([, count]) => count.isShared && count.period === period);
      if (due.length === 0) return;
      const exchanged = new Map(due.map(([key, { unshared }]) => [key, unshared]));
      const totals = await share(period, exchanged);
      for (const [key, count] of due) {
        count.everywhere = totals.get(key) ?? count.everywhere;
        count.unshared -= exchanged.get(key) ?? 0;
      }
    },
  };
}
