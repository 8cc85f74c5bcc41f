import { defineConfig } from 'vitest/config';
import { testDefaults } from '../../scripts/testing-defaults.ts';

export default defineConfig({
  test: {
    ...testDefaults,
    name: 'api',
    setupFiles: ['../../scripts/testing-setup.ts'],
    include: ['src/*.test.ts', 'src/{cli,db,messages,testing}/**/*.test.ts', 'demo/**/*.test.ts'],
  },
});
