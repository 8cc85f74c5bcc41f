import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/** A fixed seed, so that every run uses the same examples; `PROPERTY_SEED=7 npm test` uses others. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });

// Some test files share a process to save import time, so each must restore its global state.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
