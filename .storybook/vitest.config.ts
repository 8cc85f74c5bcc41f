import { defineConfig } from 'vitest/config';
import { patience } from '../scripts/testing-patience.ts';

/** Tests of the documentation generator and of the prop sentences, in Node without a browser. */
export default defineConfig({
  test: { ...patience, name: 'storybook', include: ['**/*.test.ts'] },
});
