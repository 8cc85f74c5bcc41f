import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
