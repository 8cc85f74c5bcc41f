export type Bounds = { entries: number; days: number };

/** The most that is kept of each, and how long after its last use; the page about cookies says the same. */
export const BOUNDS = {
  pages: { entries: 50, days: 30 },
  pictures: { entries: 200, days: 30 },
  assets: { entries: 300, days: 60 },
} as const satisfies Record<string, Bounds>;
