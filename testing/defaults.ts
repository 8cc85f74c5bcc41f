import { availableParallelism } from 'node:os';
import { WAIT_TIMEOUT_MS } from './timeouts.ts';

/** Vitest settings of every project: a project inherits none from the root configuration. */
export const testDefaults = {
  // Vitest would leave one core to itself; on a machine of two that doubles the time.
  maxWorkers: Math.max(2, availableParallelism()),
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: WAIT_TIMEOUT_MS } },
};

/** Settings of projects whose code runs in Node: Node itself loads and resolves it there, as it does in the running shop. */
export const nodeDefaults = {
  ...testDefaults,
  // Vite would transform each module once more for every project that imports it.
  experimental: { viteModuleRunner: false },
};
