/** Lengths of time in milliseconds. A day of 24 hours is no calendar day: clocks change twice a year. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A day as cookies, caches and search records count, in seconds. */
export const DAY_SECONDS = DAY_MS / SECOND_MS;
