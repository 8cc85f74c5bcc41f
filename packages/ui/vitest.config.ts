import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';

const systemChromium = '/usr/bin/chromium';
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(systemChromium) ? systemChromium : undefined);

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The Storybook plugin collects stories alone; component tests run in the same browser beside them.
const componentTests = (): Plugin => ({
  name: 'component-tests',
  enforce: 'post',
  config(config) {
    config.test!.include = [...(config.test!.include ?? []), 'packages/ui/src/**/*.test.{ts,tsx}'];
  },
});

export default defineConfig({
  plugins: [
    storybookTest({
      configDir: here('../../.storybook'),
      // STORY_LOCALE=en looks at every story in English; the component tests always use both languages.
      initialGlobals: { locale: process.env['STORY_LOCALE'] ?? 'fr' },
    }),
    componentTests(),
  ],
  // Every dependency is found before the first test: one found later reloads the page under a running test.
  // Icons are served as they are, so that a new one is no new dependency.
  optimizeDeps: {
    entries: [here('src/**/*.{ts,tsx}'), here('../../.storybook/preview.tsx')],
    exclude: ['lucide-react'],
    include: ['react/jsx-dev-runtime', 'react-dom/client', 'axe-core', 'storybook/theming'],
  },
  test: {
    name: 'ui',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        },
      }),
    },
  },
});
