import { defineConfig } from 'vitest/config';
import { patience } from '../../scripts/testing-patience.ts';

/**
 * What each component costs a page: bundled in Node, apart from the tests that run in a browser, and
 * for production: elements for development name their file, so that a longer path would weigh more.
 */
export default defineConfig({
  test: {
    ...patience,
    name: 'ui-size',
    include: ['*.test.ts'],
    env: { NODE_ENV: 'production' },
  },
});
