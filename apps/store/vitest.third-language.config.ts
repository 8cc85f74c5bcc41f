import { defineConfig } from 'vitest/config';
import { thirdLanguage } from './third-language/plugin.ts';
import { patience } from '../../scripts/testing-patience.ts';

/** The shop in a language more than it has: what does not follow the list of languages shows here. */
export default defineConfig({
  plugins: [thirdLanguage()],
  test: {
    ...patience,
    name: 'store in a third language',
    setupFiles: ['../../scripts/testing-setup.ts'],
    include: ['third-language/*.test.ts'],
  },
});
