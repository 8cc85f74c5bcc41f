import { defineConfig } from 'vitest/config';
import { thirdLanguage } from './third-language/plugin.ts';
import { patience } from '../../scripts/testing-patience.ts';

/** The store with an additional language: detects code that ignores the list of languages. */
export default defineConfig({
  plugins: [thirdLanguage()],
  test: {
    ...patience,
    name: 'store in a third language',
    setupFiles: ['../../scripts/testing-setup.ts'],
    include: ['third-language/*.test.ts'],
  },
});
