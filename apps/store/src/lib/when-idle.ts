const LATEST_MS = 2000;

/** Runs once the browser has nothing better to do, two seconds from now at the latest. */
export function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, LATEST_MS);
}
