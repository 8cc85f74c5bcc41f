import { MINUTE_MS } from '@patine/core';

/** The minute since 1970 that a clock shows at this time. */
export const minuteOf = (time: number): number => Math.floor(time / MINUTE_MS);

/** Minutes from the one that a clock shows to the one of the deadline: never more than were given. */
export const minutesLeft = (until: string, minute: number): number => minuteOf(Date.parse(until)) - minute;
