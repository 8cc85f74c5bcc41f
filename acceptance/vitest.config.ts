import { defineConfig } from 'vitest/config';
import { patience } from '../scripts/testing-patience.ts';

/** That the table of statements is whole; `npm run acceptance` walks it. */
export default defineConfig({
  test: {
    ...patience,
    name: 'acceptance',
    setupFiles: ['../scripts/testing-setup.ts'],
    include: ['*.test.ts'],
  },
});
