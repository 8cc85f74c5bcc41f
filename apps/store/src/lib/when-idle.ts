import { PREFETCH_IDLE_TIMEOUT_MS } from '@patine/core';

/** Runs once the browser has nothing better to do, two seconds from now at the latest. */
export function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  else setTimeout(run, PREFETCH_IDLE_TIMEOUT_MS);
}
