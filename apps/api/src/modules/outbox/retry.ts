import { HOUR_MS, MINUTE_MS } from '@patine/core';

/** After so many tries an event is left as a dead letter. */
export const MOST_TRIES = 10;
/** How long a claimed event is this process's alone: a process that dies gives it back after that. */
export const LEASE_MS = MINUTE_MS;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = HOUR_MS;

/** 1 s after the first try, then twice as long each time, an hour at most. */
export const waitAfter = (tries: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1));
