import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';

const systemChromium = '/usr/bin/chromium';
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(systemChromium) ? systemChromium : undefined);

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
    storybookTest({ configDir: fileURLToPath(new URL('../../.storybook', import.meta.url)) }),
    componentTests(),
  ],
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
