import { HOUR_MS, MINUTE_MS } from '@patine/core';

/** After this many tries an event becomes a dead letter. */
export const MAX_ATTEMPTS = 10;
/** No other process claims the event during the lease. After a crash the event is due again when the lease ends. */
export const LEASE_MS = MINUTE_MS;

/** A subscriber gives up events whose handler has failed for this time, and tells that it has missed some. */
export const SUBSCRIBER_RETRY_MS = 10 * MINUTE_MS;

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = HOUR_MS;
const MAX_TASK_WAIT_MS = MINUTE_MS;

/** Exponential backoff: 1 s after the first try, doubled each time, at most one hour. */
export const waitAfter = (tries: number) =>
  Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1));

/** The same for what a process keeps in memory: at most a minute, since searches wait for it. */
export const taskWaitAfter = (tries: number) => Math.min(MAX_TASK_WAIT_MS, waitAfter(tries));
