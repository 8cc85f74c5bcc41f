import { defineConfig } from 'vitest/config';
import { patience } from '../../scripts/testing-patience.ts';

export default defineConfig({
  test: {
    ...patience,
    name: 'illustrations',
    setupFiles: ['../../scripts/testing-setup.ts'],
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
});
