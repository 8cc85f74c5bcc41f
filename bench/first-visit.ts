/// <reference lib="dom" />
import { chromium, type Browser, type CDPSession } from 'playwright';
import { chromiumPath } from '../scripts/chromium.ts';
import { lighthousePages } from './lighthouse.ts';

export type FirstVisitFigures = {
  page: string;
  /** Requests of a visitor who does not scroll, press or point at anything. */
  requests: number;
  scripts: number;
  /** Of all scripts as sent, in kB (1,000 bytes). */
  scriptKb: number;
  /** Tasks of more than 50 ms on a processor that is four times slower, and what they take beyond 50 ms each. */
  longTasks: number;
  blocked: number;
};

const SLOWDOWN = 4;
const VISITS = 3;
/** Milliseconds after the last request: what waits for an idle browser has been fetched. */
const QUIET_MS = 3_000;
const LONG_MS = 50;

/** What a script of the page records before any other runs. */
const recordLongTasks = () => {
  const durations: number[] = [];
  Object.assign(globalThis, { longTasks: durations });
  new PerformanceObserver((list) =>
    durations.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask', buffered: true });
};

type Fetched = { type: string; bytes: number };

/** The responses of a page, with their bytes as sent. */
export async function recordRequests(session: CDPSession): Promise<Map<string, Fetched>> {
  const fetched = new Map<string, Fetched>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('http')) fetched.set(requestId, { type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return fetched;
}

async function visit(browser: Browser, url: string, name: string): Promise<FirstVisitFigures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const fetched = await recordRequests(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(recordLongTasks);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET_MS);
    const durations = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
    const scripts = [...fetched.values()].filter(({ type }) => type === 'Script');
    return {
      page: name,
      requests: fetched.size,
      scripts: scripts.length,
      scriptKb: Math.round(scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10,
      longTasks: durations.length,
      blocked: Math.round(durations.reduce((sum, duration) => sum + duration - LONG_MS, 0)),
    };
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** What the first view of each page costs a browser that has never been here, on a slow telephone. */
export async function benchFirstVisit(
  origin: string,
  pages: Readonly<Record<string, string>>,
): Promise<FirstVisitFigures[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
  });
  try {
    const figures: FirstVisitFigures[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const visits: FirstVisitFigures[] = [];
      for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, origin + path, name));
      const of = (figure: Exclude<keyof FirstVisitFigures, 'page'>) =>
        median(visits.map((one) => one[figure]));
      figures.push({
        page: name,
        requests: of('requests'),
        scripts: of('scripts'),
        scriptKb: of('scriptKb'),
        longTasks: of('longTasks'),
        blocked: of('blocked'),
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** `npm run bench -- visit`: milliseconds that the main thread may be blocked. */
export const BLOCKED_LIMIT_MS = 50;

if (import.meta.main) {
  const [url] = process.argv.slice(2);
  if (!url) throw new Error('Usage: first-visit.ts SHOP_URL');
  console.table(await benchFirstVisit(url, await lighthousePages(url)));
}
