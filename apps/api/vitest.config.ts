import { defineConfig } from 'vitest/config';
import { patience } from '../../scripts/testing-patience.ts';

export default defineConfig({
  test: {
    ...patience,
    name: 'api',
    setupFiles: ['../../scripts/testing-setup.ts'],
    include: ['src/*.test.ts', 'src/{cli,db,testing,words}/**/*.test.ts', 'demo/**/*.test.ts'],
  },
});
