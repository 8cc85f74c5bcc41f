import { useSyncExternalStore } from 'react';

const STEP_MS = 10_000;

const thisStep = () => Math.floor(Date.now() / STEP_MS) * STEP_MS;

function listen(found: () => void) {
  const timer = setInterval(found, STEP_MS);
  return () => clearInterval(timer);
}

/** Milliseconds since 1970, ten seconds late at most: pages appear and go at their hour. */
export const useNow = () => useSyncExternalStore(listen, thisStep, thisStep);
