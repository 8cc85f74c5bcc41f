import { defineConfig } from 'vitest/config';
import { thirdLanguage } from './third-language/plugin.ts';
import { testDefaults } from '../../testing/defaults.ts';

/** The store with an additional language: detects code that ignores the list of languages. */
export default defineConfig({
  plugins: [thirdLanguage()],
  test: {
    ...testDefaults,
    name: 'store in a third language',
    setupFiles: ['../../testing/setup.ts'],
    include: ['third-language/*.test.ts'],
  },
});
