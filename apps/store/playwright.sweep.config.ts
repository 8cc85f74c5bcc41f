import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The narrowest that a page has to fit. */
const PHONE = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };

/** Every page and state looked at, which takes many minutes: `npm run proof accessibility`. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e-sweep',
  fullyParallel: true,
  timeout: 900_000,
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // Larger text brings widths of its own.
    { name: 'phone', use: PHONE, testIgnore: /large-text/ },
  ],
});
