import { defineConfig } from 'vitest/config';
import { testDefaults } from '../testing/defaults.ts';

/** Tests of the documentation generator and of the prop sentences, in Node without a browser. */
export default defineConfig({
  test: { ...testDefaults, name: 'storybook', include: ['**/*.test.ts'] },
});
