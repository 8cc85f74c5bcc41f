import { defineConfig } from 'vitest/config';
import { blockTypes } from './vite/block-types.ts';
import { messages } from './vite/messages.ts';
import { pageSources } from './vite/page-sources.ts';
import { testDefaults } from '../../testing/defaults.ts';

export default defineConfig({
  plugins: [messages(), blockTypes(), pageSources()],
  test: {
    ...testDefaults,
    name: 'store',
    setupFiles: ['../../testing/setup.ts'],
    isolate: false,
    include: ['*.test.ts', '{src,server,vite,worker}/**/*.test.{ts,tsx}'],
  },
});
