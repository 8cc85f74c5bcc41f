import { defineConfig } from 'vitest/config';
import { testDefaults } from '../../testing/defaults.ts';

export default defineConfig({
  test: {
    ...testDefaults,
    name: 'api',
    setupFiles: ['../../testing/setup.ts'],
    include: ['src/*.test.ts', 'src/{cli,db,messages,storage,testing}/**/*.test.ts', 'demo/**/*.test.ts'],
  },
});
