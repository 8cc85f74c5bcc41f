import { defineConfig } from 'vitest/config';
import { nodeDefaults } from '../testing/defaults.ts';

export default defineConfig({
  test: { ...nodeDefaults, name: 'bench', include: ['**/*.test.ts'] },
});
