import path from 'node:path';
import { defineConfig } from '@playwright/test';

const ports = (process.env['JOURNEYS_PORTS'] ?? '3210,3211').split(',');
const root = path.resolve(import.meta.dirname, '../..');

/** Each worker has its own shop, so that purchases in one do not change another's stock. */
const own = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
process.env['JOURNEYS_DATA'] = path.join(root, '.cache', `journeys-${own}`);

/** Journeys against a production build, which they start themselves. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(root, 'test-results'),
  // Tests are independent: a long file does not occupy one worker alone at the end.
  fullyParallel: true,
  workers: ports.length,
  retries: 0,
  forbidOnly: true,
  // Two shops and two browsers share few cores: what is immediate on an idle machine may take a while.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['JOURNEYS_REPORT'] ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${ports[own]}`,
    // Screenshots and DOM snapshots of every step are slow; the last screenshot is enough.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Requests that tests intercept must come from the page; offline.spec.ts enables the worker.
    serviceWorkers: 'block',
    // No speculation rules: DevTools forbids prerendering, and each attempt would be a page that opens and closes at once.
    extraHTTPHeaders: { 'save-data': 'on' },
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
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: /phone/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      testMatch: /phone/,
    },
  ],
  webServer: {
    command: `${path.join(root, 'node_modules/.bin/node')} scripts/journeys-shop.ts`,
    cwd: root,
    wait: { stdout: /The shops are ready/ },
    env: { JOURNEYS_PORTS: ports.join(',') },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
