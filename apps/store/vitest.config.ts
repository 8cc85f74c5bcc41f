import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages.ts';

export default defineConfig({
  plugins: [messages()],
  test: { name: 'store', include: ['*.test.ts', 'src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'] },
});
