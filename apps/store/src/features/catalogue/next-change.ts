import type { Drop } from '@patine/contract/content/structure';
import { MINUTE_MS } from '@patine/core';

/** Cache lifetime of drops in the api. */
const CACHE_MS = 15_000;
const SOONEST_MS = 2_000;
const LATEST_MS = MINUTE_MS;

/**
 * Milliseconds until drops should be refetched: at the next start or end, plus the api's cache lifetime; false if nothing will
 * change. With a wrong clock the refetch is early, or at most a minute late.
 */
export function nextChange(drops: readonly Drop[], now: number): number | false {
  const moments = drops
    .flatMap(({ isLaunched, preLaunchAt, launchAt, endAt, isPreLaunched }) => [
      ...(isLaunched ? [] : [launchAt, ...(isPreLaunched ? [] : [preLaunchAt])]),
      endAt,
    ])
    .flatMap((moment) => (moment === null ? [] : [Date.parse(moment) - now]))
    .filter((wait) => wait > -CACHE_MS - SOONEST_MS);
  if (moments.length === 0) return false;
  return Math.min(LATEST_MS, Math.max(SOONEST_MS, Math.min(...moments)));
}
