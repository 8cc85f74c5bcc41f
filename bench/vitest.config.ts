import { defineConfig } from 'vitest/config';
import { patience } from '../scripts/testing-patience.ts';

export default defineConfig({
  test: { ...patience, name: 'bench', include: ['**/*.test.ts'] },
});
