import { defineConfig } from 'vitest/config';
import { testDefaults } from '../../scripts/testing-defaults.ts';

export default defineConfig({
  test: {
    ...testDefaults,
    name: 'illustrations',
    setupFiles: ['../../scripts/testing-setup.ts'],
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
});
