import { expect, type Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

declare global {
  interface Window {
    shifted: number;
    /** What moved, for the message of a failure. */
    moved: string[];
  }
}

/** Adds up the layout shifts of each page that is opened afterwards. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.window.shifted = 0;
    globalThis.window.moved = [];
    const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        globalThis.window.shifted += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources)
          globalThis.window.moved.push(
            `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Expects that the layout shifts of a page add up to less than a limit; every failure is reported, not the first alone. */
export async function expectStill(page: Page, where: string, limit: number) {
  const { shifted, moved } = await page.evaluate(() => ({
    shifted: globalThis.window.shifted,
    moved: globalThis.window.moved,
  }));
  expect.soft(shifted, `${where} moves\n${moved.join('\n')}`).toBeLessThan(limit);
}
