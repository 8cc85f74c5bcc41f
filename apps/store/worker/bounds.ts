export type Bounds = { entries: number; days: number };

/** Maximum number of entries and age since last use of each cache; the cookie policy states the same values. */
export const BOUNDS = {
  pages: { entries: 50, days: 30 },
  pictures: { entries: 200, days: 30 },
  assets: { entries: 300, days: 60 },
} as const satisfies Record<string, Bounds>;
