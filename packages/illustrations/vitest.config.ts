import { defineConfig } from 'vitest/config';
import { nodeDefaults } from '../../testing/defaults.ts';

export default defineConfig({
  test: {
    ...nodeDefaults,
    name: 'illustrations',
    setupFiles: ['../../testing/setup.ts'],
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
});
