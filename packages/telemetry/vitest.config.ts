import { defineConfig } from 'vitest/config';
import { testDefaults } from '../../testing/defaults.ts';

export default defineConfig({
  test: {
    ...testDefaults,
    name: 'telemetry',
    setupFiles: ['../../testing/setup.ts'],
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
});
