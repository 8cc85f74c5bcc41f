import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages.ts';
import { testDefaults } from '../../testing/defaults.ts';

export default defineConfig({
  plugins: [messages()],
  test: {
    ...testDefaults,
    name: 'store',
    setupFiles: ['../../testing/setup.ts'],
    isolate: false,
    include: ['*.test.ts', '{src,server,vite,worker}/**/*.test.{ts,tsx}'],
  },
});
