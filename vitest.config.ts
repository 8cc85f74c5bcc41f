import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest would leave one core to itself; on a machine of two that doubles the time.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      'packages/*/vitest{,.size}.config.ts',
      '.storybook/vitest.config.ts',
      'apps/*/vitest*.config.ts',
      'acceptance/vitest.config.ts',
      'scripts/vitest.config.ts',
      'bench/vitest.config.ts',
    ],
  },
});
