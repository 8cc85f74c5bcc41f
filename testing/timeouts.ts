/**
 * Time that a test waits for an expected event, in milliseconds. It is long, so that a busy machine fails no test: only
 * an event that never happens is a defect.
 */
export const WAIT_TIMEOUT_MS = 10_000;
