import { defineConfig } from 'vitest/config';
import { nodeDefaults } from '../../testing/defaults.ts';

/**
 * Measures the size of each component: bundled in Node, separately from browser tests, for production. Development
 * builds contain file names, whose length would count.
 */
export default defineConfig({
  test: {
    ...nodeDefaults,
    name: 'ui-size',
    include: ['*.test.ts'],
    env: { NODE_ENV: 'production' },
  },
});
