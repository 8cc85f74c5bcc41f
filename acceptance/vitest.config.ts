import { defineConfig } from 'vitest/config';
import { nodeDefaults } from '../testing/defaults.ts';

/** That the table of statements is whole; `npm run acceptance` walks it. */
export default defineConfig({
  test: {
    ...nodeDefaults,
    name: 'acceptance',
    setupFiles: ['../testing/setup.ts'],
    include: ['*.test.ts'],
  },
});
