import type { ErrorCount, Issue } from './issue.ts';

/** Counts issues by column and code, most frequent first, so that the summary shows what to fix first. */
export function countErrors() {
  const counts = new Map<string, ErrorCount>();
  return {
    add({ column, code, skipped }: Issue) {
      const key = `${column} ${code} ${skipped}`;
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { column, code, skipped, count });
    },
    counted: () => [...counts.values()].toSorted((a, b) => b.count - a.count),
  };
}
