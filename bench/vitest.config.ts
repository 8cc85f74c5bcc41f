import { defineConfig } from 'vitest/config';
import { testDefaults } from '../testing/defaults.ts';

export default defineConfig({
  test: { ...testDefaults, name: 'bench', include: ['**/*.test.ts'] },
});
