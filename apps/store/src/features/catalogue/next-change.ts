import type { Drop } from '@patine/contract/content/structure';
import { MINUTE_MS } from '@patine/core';

/** The api keeps its answer about drops this long. */
const KEPT_MS = 15_000;
const SOONEST_MS = 2_000;
const LATEST_MS = MINUTE_MS;

/**
 * Milliseconds until drops are worth asking for again: at the next opening or end, and until the answer tells of it;
 * false when nothing will change. A clock that is wrong asks early or, at most a minute, late.
 */
export function nextChange(drops: readonly Drop[], now: number): number | false {
  const moments = drops
    .flatMap(({ isLaunched, preLaunchAt, launchAt, endAt, isPreLaunched }) => [
      ...(isLaunched ? [] : [launchAt, ...(isPreLaunched ? [] : [preLaunchAt])]),
      endAt,
    ])
    .flatMap((moment) => (moment === null ? [] : [Date.parse(moment) - now]))
    .filter((wait) => wait > -KEPT_MS - SOONEST_MS);
  if (moments.length === 0) return false;
  return Math.min(LATEST_MS, Math.max(SOONEST_MS, Math.min(...moments)));
}
