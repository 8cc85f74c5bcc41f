import { defineConfig } from 'vitest/config';
import { patience } from '../scripts/testing-patience.ts';

/** What the documentation is made with, and that each prop has a sentence in it: in Node, without a browser. */
export default defineConfig({
  test: { ...patience, name: 'storybook', include: ['**/*.test.ts'] },
});
