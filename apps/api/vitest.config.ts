import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/*.test.ts', 'src/cli/**/*.test.ts', 'demo/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
