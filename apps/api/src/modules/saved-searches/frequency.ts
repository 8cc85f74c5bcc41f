import type { AlertFrequency } from '@patine/contract/resolvers';
import { DAY_MS } from '@patine/core';

const SECOND_MS = 1_000;

const WAITS: Record<Exclude<AlertFrequency, 'NONE'>, number> = {
  // At the next run of the job.
  INSTANT: SECOND_MS,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
};

/** When to run the search next; null if alerts are off. */
export const nextRunAt = (alerts: AlertFrequency, now: Date): Date | null =>
  alerts === 'NONE' ? null : new Date(now.getTime() + WAITS[alerts]);
