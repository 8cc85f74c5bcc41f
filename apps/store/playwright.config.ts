import path from 'node:path';
import { defineConfig } from '@playwright/test';

const ports = (process.env['JOURNEYS_PORTS'] ?? '3210,3211').split(',');
const root = path.resolve(import.meta.dirname, '../..');

/** Each worker walks through a shop of its own: one's purchases empty no shelf of another. */
const own = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
process.env['JOURNEYS_DATA'] = path.join(root, '.cache', `journeys-${own}`);

/** Journeys against a production build that they start themselves. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(root, 'test-results'),
  // Its tests stand by themselves: a long file keeps no walker alone at the end.
  fullyParallel: true,
  workers: ports.length,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Two shops and two browsers share what cores there are: what is there at once on a quiet machine may take a while.
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['JOURNEYS_REPORT'] ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${ports[own]}`,
    // The last picture tells enough; one of every step costs time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    // What a test answers in the shop's place is asked for by the page itself; offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
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
    url: `http://localhost:${ports[0]}/readyz`,
    env: { JOURNEYS_PORTS: ports.join(',') },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
