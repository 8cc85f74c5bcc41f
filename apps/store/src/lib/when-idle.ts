import { PREFETCH_IDLE_TIMEOUT_MS } from './limits.ts';

/** Runs when the browser is idle, after two seconds at the latest. */
export function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
  else setTimeout(run, PREFETCH_IDLE_TIMEOUT_MS);
}
