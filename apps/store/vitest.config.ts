import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages.ts';
import { patience } from '../../scripts/testing-patience.ts';

export default defineConfig({
  plugins: [messages()],
  test: {
    ...patience,
    name: 'store',
    setupFiles: ['../../scripts/testing-setup.ts'],
    isolate: false,
    include: ['*.test.ts', '{src,server,vite,worker}/**/*.test.{ts,tsx}'],
  },
});
