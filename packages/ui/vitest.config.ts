import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';
import { testDefaults } from '../../testing/defaults.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** True where the test files are stories. */
    stories?: boolean;
    [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]?: { locale?: string; theme?: string };
  }
}

const executablePath =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file));

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Names of what a test file can leave behind in its iframe: focus, a pointer, a size, a listener, a stub. */
const LEAVES_TRACES =
  /Tab\b|tab\(|focus|viewport|vi\.|location|history|document\.|window\.|hover|userEvent|fireEvent|navigator|matchMedia|scroll|Storage|Listener|pointer/i;

/** Test files that only render or compute. */
const renderingTests = globSync('src/**/*.test.{ts,tsx}', { cwd: here('.') })
  .filter((file) => !LEAVES_TRACES.test(readFileSync(here(file), 'utf8')))
  .map((file) => path.posix.join('packages/ui', file));

/** Storybook's setup of its tests; `src/testing/setup-stories.ts` loads it for stories alone. */
const STORYBOOK_SETUP = '@storybook/addon-vitest/internal/setup-file-with-project-annotations';

// The Storybook plugin only collects stories. Tests of components and emails are added to the same browser run.
const componentTests = (): Plugin => ({
  name: 'component-tests',
  enforce: 'post',
  config(config) {
    const setupFiles = config.test!.setupFiles as string[];
    if (!setupFiles.includes(STORYBOOK_SETUP)) throw new Error(`Storybook no longer adds ${STORYBOOK_SETUP}`);
    config.test!.setupFiles = setupFiles.filter((file) => file !== STORYBOOK_SETUP);
    config.test!.include = [
      ...(config.test!.include ?? []),
      'packages/ui/src/**/*.test.{ts,tsx}',
      '.storybook/*.test.tsx',
    ];
  },
});

// Records the variant values that stories show, from the variant tables.
const recordedVariants = (): Plugin => ({
  name: 'recorded-variants',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'class-variance-authority' && importer?.endsWith('.variants.ts')
      ? here('src/testing/recorded-cva.ts')
      : undefined,
});

/** Themes besides the light one, on request alone (`npm run proof -- themes`): each takes as long as a language. */
const THEMES = process.env['STORY_THEMES'] ? ['dark', 'contrast'] : [];
const FORCED_COLORS = process.env['STORY_THEMES'] ? ['active' as const] : [];

const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

export default defineConfig({
  plugins: [recordedVariants(), storybookTest({ configDir: here('../../.storybook') }), componentTests()],
  // Lists every dependency in advance, because one discovered later reloads the page under a running test.
  optimizeDeps: {
    entries: [here('src/**/*.{ts,tsx}'), here('../../.storybook/*.tsx')],
    // Storybook's setup imports a module that only its plugin resolves.
    exclude: ['lucide-react', STORYBOOK_SETUP],
    include: [
      'react/jsx-dev-runtime',
      'react-dom/client',
      'axe-core',
      'class-variance-authority',
      'storybook/theming',
    ],
  },
  // No file changes during one run: iframes take modules from the browser's cache, instead of asking for each again.
  server: process.argv.includes('run') ? { headers: { 'Cache-Control': 'max-age=3600' } } : {},
  test: {
    ...testDefaults,
    name: 'ui',
    setupFiles: [here('src/testing/setup.ts')],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Story files share an iframe: opening one for each would take longer than the tests.
      instances: [
        {
          browser: 'chromium',
          name: 'ui (french)',
          isolate: false,
          exclude: ['**/*.test.{ts,tsx}'],
          provide: { stories: true },
        },
        {
          browser: 'chromium',
          name: 'ui (english)',
          isolate: false,
          exclude: ['**/*.test.{ts,tsx}'],
          provide: { stories: true, [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { locale: 'en' } },
        },
        ...THEMES.map((theme) => ({
          browser: 'chromium' as const,
          name: `ui (${theme})`,
          isolate: false,
          exclude: ['**/*.test.{ts,tsx}'],
          provide: { stories: true, [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { theme } },
        })),
        ...FORCED_COLORS.map((forcedColors) => ({
          browser: 'chromium' as const,
          name: 'ui (forced colours)',
          isolate: false,
          exclude: ['**/*.test.{ts,tsx}'],
          provide: { stories: true },
          provider: playwright({ launchOptions, contextOptions: { forcedColors } }),
        })),
        // Component tests set the language themselves. They use separate iframes, because each has its own focus order.
        { browser: 'chromium', name: 'ui', exclude: ['**/*.stories.tsx', '**/*.mdx', ...renderingTests] },
        // These leave nothing behind in an iframe, and share one for the reason that stories do.
        { browser: 'chromium', name: 'ui (rendering)', isolate: false, include: renderingTests },
      ],
      provider: playwright({ launchOptions }),
    },
  },
});
