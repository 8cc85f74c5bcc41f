import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

declare global {
  interface Window {
    shifted: number;
  }
}

/** Adds up the layout shifts of each page that is opened afterwards. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) globalThis.window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftedBy = (page: Page): Promise<number> => page.evaluate(() => globalThis.window.shifted);
