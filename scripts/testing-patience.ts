/**
 * How long a test waits for what must come, in milliseconds: long enough that a machine which does other things fails
 * none, since only what never comes is a defect.
 */
export const PATIENCE_MS = 10_000;

/** The same for a whole test and its hooks, as Vitest's settings. */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: PATIENCE_MS } },
};
