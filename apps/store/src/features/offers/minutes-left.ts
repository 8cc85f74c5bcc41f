import { MINUTE_MS } from '@patine/core';

/** A time in whole minutes since 1970. */
export const minuteOf = (time: number): number => Math.floor(time / MINUTE_MS);

/** Whole minutes until the deadline; rounding never exceeds the initial period. */
export const minutesLeft = (until: string, minute: number): number => minuteOf(Date.parse(until)) - minute;
