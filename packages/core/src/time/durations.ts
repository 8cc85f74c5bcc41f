/** Lengths of time in milliseconds. A day of 24 hours is no calendar day: clocks change twice a year. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The same in seconds, as cookies, caches, jobs and search records count. */
export const MINUTE_SECONDS = MINUTE_MS / SECOND_MS;
export const HOUR_SECONDS = HOUR_MS / SECOND_MS;
export const DAY_SECONDS = DAY_MS / SECOND_MS;
