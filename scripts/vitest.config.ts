import { defineConfig } from 'vitest/config';
import { patience } from './testing-patience.ts';

export default defineConfig({
  test: { ...patience, name: 'scripts', setupFiles: ['./testing-setup.ts'], include: ['*.test.ts'] },
});
