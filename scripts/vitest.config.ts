import { defineConfig } from 'vitest/config';
import { testDefaults } from '../testing/defaults.ts';

export default defineConfig({
  test: { ...testDefaults, name: 'scripts', setupFiles: ['../testing/setup.ts'], include: ['*.test.ts'] },
});
