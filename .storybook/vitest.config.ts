import { defineConfig } from 'vitest/config';
import { nodeDefaults } from '../testing/defaults.ts';

/** Tests of the documentation generator and of the prop sentences, in Node without a browser. */
export default defineConfig({
  test: { ...nodeDefaults, name: 'storybook', isolate: false, include: ['**/*.test.ts'] },
});
