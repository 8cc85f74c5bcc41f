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
  /**
   * On a processor that is four times slower, milliseconds that tasks take beyond 50 ms each: from the first contentful paint on, as
   * Lighthouse's Total Blocking Time counts them, and before it.
   */
  blocked: number;
  blockedBeforePaint: number;
};

const SLOWDOWN = 4;
const VISITS = 5;
/** Milliseconds after the last request: what waits for an idle browser has been fetched. */
const QUIET_MS = 3_000;
const LONG_MS = 50;

type Task = { startTime: number; duration: number };

/** What a script of the page records before any other runs. */
const recordLongTasks = () => {
  const tasks: Task[] = [];
  Object.assign(globalThis, { longTasks: tasks });
  new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))),
  ).observe({ type: 'longtask', buffered: true });
};

/** The long tasks of the page, and when its first content was painted. */
const readLongTasks = () => ({
  tasks: (globalThis as unknown as { longTasks: Task[] }).longTasks,
  painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
});

/** Milliseconds of tasks beyond 50 ms each, within a span of time. */
const blockedWithin = (tasks: readonly Task[], from: number, to: number) =>
  tasks.reduce((sum, { startTime, duration }) => {
    const within = Math.min(startTime + duration, to) - Math.max(startTime, from);
    return sum + Math.max(0, within - LONG_MS);
  }, 0);

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
    const { tasks, painted } = await page.evaluate(readLongTasks);
    const scripts = [...fetched.values()].filter(({ type }) => type === 'Script');
    return {
      page: name,
      requests: fetched.size,
      scripts: scripts.length,
      scriptKb: Math.round(scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10,
      blocked: Math.round(blockedWithin(tasks, painted, Infinity)),
      blockedBeforePaint: Math.round(blockedWithin(tasks, 0, painted)),
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
      // The shop renders a photograph when it is first asked for, on the processor that is measured.
      await visit(browser, origin + path, name);
      for (let count = 0; count < VISITS; count += 1) visits.push(await visit(browser, origin + path, name));
      const of = (figure: Exclude<keyof FirstVisitFigures, 'page'>) =>
        median(visits.map((one) => one[figure]));
      figures.push({
        page: name,
        requests: of('requests'),
        scripts: of('scripts'),
        scriptKb: of('scriptKb'),
        blocked: of('blocked'),
        blockedBeforePaint: of('blockedBeforePaint'),
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
