import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The narrowest supported viewport (WCAG 1.4.10). */
const PHONE = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };

/** Accessibility sweep of every page and state, which takes many minutes: `npm run proof accessibility`. */
export default defineConfig({
  ...journeys,
  testDir: 'e2e-sweep',
  fullyParallel: true,
  timeout: 900_000,
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // The large-text tests set their own viewport.
    { name: 'phone', use: PHONE, testIgnore: /large-text/ },
  ],
});
