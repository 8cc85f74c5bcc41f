import { defineConfig } from 'vitest/config';
import { testDefaults } from '../../testing/defaults.ts';

export default defineConfig({
  test: {
    ...testDefaults,
    name: 'brand',
    setupFiles: ['../../testing/setup.ts'],
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
});
