import { defineConfig } from 'vitest/config';
import { testDefaults } from '../scripts/testing-defaults.ts';

export default defineConfig({
  test: { ...testDefaults, name: 'bench', include: ['**/*.test.ts'] },
});
