/** Adds calls of a period to those of the other processes, and answers how many all of them counted. */
export type ShareCalls = (
  period: number,
  calls: ReadonlyMap<string, number>,
) => Promise<ReadonlyMap<string, number>>;

/** Keys counted at most: one that is forgotten begins anew. */
const MOST_KEYS = 50_000;
/** Who made fewer of the calls allowed than this is nobody's concern: most visitors cost the database nothing. */
const SHARED_FROM = 0.05;

type Count = { period: number; everywhere: number; unshared: number; isShared: boolean };

/** Counts calls in windows of equal length: at once in this process, a little later together with the others. */
export function createCallCounts(windowMs: number, now = () => Date.now()) {
  const counts = new Map<string, Count>();
  const periodAt = (at: number) => Math.floor(at / windowMs);

  const countOf = (key: string, period: number): Count => {
    const known = counts.get(key);
    if (known?.period === period) return known;
    const fresh = { period, everywhere: 0, unshared: 0, isShared: false };
    counts.delete(key);
    const [oldest] = counts.keys();
    if (counts.size >= MOST_KEYS && oldest !== undefined) counts.delete(oldest);
    counts.set(key, fresh);
    return fresh;
  };

  return {
    /** Counts a call of `most`, and tells how many there were and how many milliseconds the window still lasts. */
    add(key: string, most: number) {
      const at = now();
      const count = countOf(key, periodAt(at));
      count.unshared += 1;
      const current = count.everywhere + count.unshared;
      count.isShared ||= current >= most * SHARED_FROM;
      return { current, ttl: (periodAt(at) + 1) * windowMs - at };
    },

    /** Tells the other processes what was counted here, and takes in what they counted. */
    async exchange(share: ShareCalls) {
      const period = periodAt(now());
      const due = [...counts].filter(([, count]) => count.isShared && count.period === period);
      if (due.length === 0) return;
      const told = new Map(due.map(([key, { unshared }]) => [key, unshared]));
      const totals = await share(period, told);
      for (const [key, count] of due) {
        count.everywhere = totals.get(key) ?? count.everywhere;
        count.unshared -= told.get(key) ?? 0;
      }
    },
  };
}
