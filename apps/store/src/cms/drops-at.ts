import type { Drop } from '@patine/contract/content/structure';
import { daysLeft, formatDay } from '@patine/core';

const timeOf = (date: string | null) => (date === null ? null : Date.parse(date));
const hasPassed = (date: string | null, at: number) => date !== null && Date.parse(date) <= at;

/** Open ones first, the next to end at the head; then those to come, the next to open at the head. */
function inOrder(one: Drop, other: Drop): number {
  if (one.isLaunched !== other.isLaunched) return one.isLaunched ? -1 : 1;
  const next = ({ isLaunched, endAt, launchAt }: Drop) => timeOf(isLaunched ? endAt : launchAt) ?? Infinity;
  return next(one) === next(other) ? 0 : next(one) - next(other);
}

/** Drops of today as they will be at a date, in milliseconds since 1970; those that have ended by then are left out. */
export const dropsAt = (drops: readonly Drop[], at: number): Drop[] =>
  drops
    .filter(({ endAt }) => !hasPassed(endAt, at))
    .map((drop) => {
      const isLaunched = hasPassed(drop.launchAt, at);
      return {
        ...drop,
        isLaunched,
        isComingSoon: drop.isComingSoon && !isLaunched,
        isPreLaunched: hasPassed(drop.preLaunchAt, at) && !isLaunched,
        remainingDays: drop.endAt === null ? null : daysLeft(Date.parse(drop.endAt), at),
        preLaunchToday:
          drop.preLaunchAt !== null && formatDay(new Date(drop.preLaunchAt)) === formatDay(new Date(at)),
      };
    })
    .toSorted(inOrder);
