import { DAY_MS } from './durations.ts';

/**
 * Whole days until an end, as countdowns show them, both in milliseconds since 1970. 2 on the last day but one, 1 on the last,
 * which means that it ends today, and 0 from then on: 48 hours before it is 2, 24 hours before it is 1.
 */
export function daysLeft(endAt: number, now: number): number {
  const days = (endAt - now) / DAY_MS;
  return Math.max(0, days < 2 ? Math.ceil(days) : Math.floor(days));
}
