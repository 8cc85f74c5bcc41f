/// <reference lib="dom" />
import { chromium, type Page } from 'playwright';
import { quantile } from '../packages/search/bench/measure.ts';
import { seededRandom } from '../packages/search/bench/random.ts';
import { chromiumPath } from '../scripts/chromium.ts';
import { freePort } from '../scripts/preflight.ts';
import { startShop } from '../scripts/shop.ts';

export type FilterPaintFigures = {
  items: number;
  presses: number;
  /** Milliseconds from clicking a filter until the new list is painted. */
  p50: number;
  p95: number;
  longest: number;
  /** Milliseconds of the browser's search request, which are part of them. */
  searchP50: number;
  searchP95: number;
};

const PRESSES = 30;
/** Number of first clicks that are not measured, because scripts and search client are not compiled yet. */
const WARMING = 3;
/** Number of filters chosen in a row before starting again from the whole list. */
const DEEPEST = 5;
const OPTIONS = 'aside [data-slot="filter-fold"][open] a[href*="/shop/"]';

declare global {
  var painted: Promise<{ paint: number; search: number }>;
}

/** Times the next click until the frame after the first DOM change under the new URL. */
const watchPress = (page: Page) =>
  page.evaluate(() => {
    const before = location.href;
    let pressed = 0;
    document.addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), { once: true });
    performance.clearResourceTimings();
    globalThis.painted = new Promise((resolve) => {
      const onPainted = () => {
        const calls = performance.getEntriesByType('resource').filter(({ name }) => /\/queries/.test(name));
        resolve({ paint: performance.now() - pressed, search: calls.at(-1)?.duration ?? 0 });
      };
      new MutationObserver((_, observer) => {
        if (location.href === before) return;
        observer.disconnect();
        // A message posted in an animation frame is received after that frame was painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', onPainted);
          port1.start();
          port2.postMessage(null);
        });
      }).observe(document.getElementById('main') ?? document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
  });

/** Milliseconds between a painted list and the next click; filter counts may still change meanwhile. */
const LOOK = 400;

/** Waits, then clicks a random option that is not chosen yet; null when none is left. */
async function pressSome(page: Page, below: (limit: number) => number) {
  const options = page.locator(`${OPTIONS}:not([aria-current="true"])`);
  await page.waitForTimeout(LOOK);
  const count = await options.count();
  // No option is left to narrow the list.
  if (count === 0) return null;
  await watchPress(page);
  await options.nth(below(count)).click();
  return page.evaluate(() => globalThis.painted);
}

/** Clicks filters of a shop in a browser, each in addition to those before. */
export async function measureFilters(url: string, items: number): Promise<FilterPaintFigures> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
    const { below } = seededRandom(items);
    const times: { paint: number; search: number }[] = [];
    const wholeShop = () => page.goto(`${url}/shop/`, { waitUntil: 'networkidle' });
    for (let press = 0; press < WARMING + PRESSES; press += 1) {
      if (press % DEEPEST === 0) await wholeShop();
      const time = await pressSome(page, below);
      if (!time) await wholeShop();
      else if (press >= WARMING) times.push(time);
    }
    const at = (part: 'paint' | 'search', share: number) => {
      const parts = times.map((time) => time[part]);
      return Math.round(quantile(parts, share));
    };
    return {
      items,
      presses: PRESSES,
      p50: at('paint', 0.5),
      p95: at('paint', 0.95),
      longest: at('paint', 1),
      searchP50: at('search', 0.5),
      searchP95: at('search', 0.95),
    };
  } finally {
    await browser.close();
  }
}

/** The same on a shop started from a data folder with `pieces` items. */
export async function benchFilterPaint(dataDir: string, items: number): Promise<FilterPaintFigures> {
  const port = await freePort(3400);
  const apiPort = await freePort(port + 1);
  const shop = await startShop({ port, apiPort, dataDir, env: { LOG_LEVEL: 'error' } });
  try {
    return await measureFilters(shop.url, items);
  } finally {
    await shop.stop();
  }
}

if (import.meta.main) {
  const [url, items = '100000'] = process.argv.slice(2);
  if (!url) throw new Error('Usage: filter-paint.ts SHOP_URL [PIECES]');
  console.table([await measureFilters(url, Number(items))]);
}
