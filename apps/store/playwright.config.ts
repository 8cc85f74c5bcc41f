import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = process.env['JOURNEYS_PORT'] ?? '3210';
const root = path.resolve(import.meta.dirname, '../..');

/** Journeys against a production build that they start themselves. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['JOURNEYS_REPORT'] ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      testMatch: /phone/,
    },
  ],
  webServer: {
    command: `${path.join(root, 'node_modules/.bin/node')} scripts/journeys-shop.ts`,
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    env: { JOURNEYS_PORT: port },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
