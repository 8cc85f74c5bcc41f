import { defineConfig } from 'vitest/config';
import { nodeDefaults } from '../../testing/defaults.ts';

export default defineConfig({
  test: {
    ...nodeDefaults,
    name: 'api',
    setupFiles: ['../../testing/setup.ts'],
    isolate: false,
    include: ['src/*.test.ts', 'src/{cli,db,messages,storage,testing}/**/*.test.ts', 'demo/**/*.test.ts'],
  },
});
