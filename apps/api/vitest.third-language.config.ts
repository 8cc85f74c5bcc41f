import { defineConfig } from 'vitest/config';
import { thirdLanguage } from './third-language/plugin.ts';
import { testDefaults } from '../../testing/defaults.ts';

/** The api in a language more than it has: what does not follow the list of languages shows here. */
export default defineConfig({
  plugins: [thirdLanguage()],
  test: {
    ...testDefaults,
    name: 'api in a third language',
    setupFiles: ['../../testing/setup.ts'],
    include: ['third-language/*.test.ts'],
  },
});
