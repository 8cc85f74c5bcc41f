import type { FaultCount, Issue } from './issue.ts';

/** Counts faults by column and reason while a feed is read: a summary says what to mend first. */
export function countFaults() {
  const counts = new Map<string, FaultCount>();
  return {
    add({ column, code, skipped }: Issue) {
      const key = `${column} ${code} ${skipped}`;
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { column, code, skipped, count });
    },
    counted: () => [...counts.values()].toSorted((a, b) => b.count - a.count),
  };
}
