import { defineConfig } from 'vitest/config';
import { testDefaults } from '../testing/defaults.ts';

/** That the table of statements is whole; `npm run acceptance` walks it. */
export default defineConfig({
  test: {
    ...testDefaults,
    name: 'acceptance',
    setupFiles: ['../testing/setup.ts'],
    include: ['*.test.ts'],
  },
});
