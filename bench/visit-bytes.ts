/// <reference lib="dom" />
import { chromium } from 'playwright';
import { chromiumPath } from '../scripts/chromium.ts';
import { recordRequests } from './first-visit.ts';

export type VisitBytes = {
  page: string;
  requests: number;
  /** Of its responses as sent, in kB (1,000 bytes). */
  htmlKb: number;
  scriptKb: number;
  pictureKb: number;
  otherKb: number;
};

const SCROLL_MS = 150;
/** Milliseconds after the last scroll: what came into view has been fetched. */
const QUIET_MS = 2_000;

/**
 * Adds up what a telephone fetches that has never been here and looks at the six pages of `docs/capacity.md`: home, two
 * lists, three products. Its cache is that of a browser: later pages fetch what is new.
 */
export async function benchVisitBytes(
  origin: string,
  { shop, product }: Readonly<Record<'shop' | 'product', readonly string[]>>,
): Promise<VisitBytes[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      locale: 'fr-FR',
      // What comes through a service worker has no bytes of its own.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const fetched = await recordRequests(await context.newCDPSession(page));
    const visit = {
      home: '/',
      list: shop[0] ?? '/shop/',
      'second list': shop[1] ?? '/shop/',
      product: product[0] ?? '/',
      'second product': product[1] ?? '/',
      'third product': product[2] ?? '/',
    };
    const rows: VisitBytes[] = [];
    for (const [name, address] of Object.entries(visit)) {
      fetched.clear();
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
      for (let screen = 0; screen < screens; screen += 1) {
        await page.mouse.wheel(0, 823);
        await page.waitForTimeout(SCROLL_MS);
      }
      await page.waitForTimeout(QUIET_MS);
      const kb = (...types: string[]) =>
        Math.round(
          [...fetched.values()]
            .filter(({ type }) => types.includes(type))
            .reduce((sum, { bytes }) => sum + bytes, 0) / 100,
        ) / 10;
      const all = kb(...new Set([...fetched.values()].map(({ type }) => type)));
      const row = { htmlKb: kb('Document'), scriptKb: kb('Script'), pictureKb: kb('Image') };
      const known = row.htmlKb + row.scriptKb + row.pictureKb;
      rows.push({
        page: name,
        requests: fetched.size,
        ...row,
        otherKb: Math.round((all - known) * 10) / 10,
      });
    }
    const sum = (read: (row: VisitBytes) => number) =>
      Math.round(rows.reduce((total, row) => total + read(row), 0) * 10) / 10;
    return [
      ...rows,
      {
        page: 'all',
        requests: sum(({ requests }) => requests),
        htmlKb: sum(({ htmlKb }) => htmlKb),
        scriptKb: sum(({ scriptKb }) => scriptKb),
        pictureKb: sum(({ pictureKb }) => pictureKb),
        otherKb: sum(({ otherKb }) => otherKb),
      },
    ];
  } finally {
    await browser.close();
  }
}
