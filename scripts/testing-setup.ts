import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/** The same code meets the same examples each time; `PROPERTY_SEED=7 npm test` meets others. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });

// Files share a process where their imports cost more than their tests: each leaves it as it found it.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
