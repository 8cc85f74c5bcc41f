import { setTimeout as sleep } from 'node:timers/promises';
import { startRedis } from '../../../../../testing/redis-server.ts';
import type { Statement } from '../scale/statements.ts';
import { showsForSale, startSharedShop, type SharedShop, type SharedShopOptions } from './shared-shop.ts';

/** What a request may take while Redis hangs: the time of a page, and one bounded wait. */
const BOUNDED_MS = 1_500;
const SETTLED_MS = 15_000;

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? Infinity;
const ms = (value: number) => `${Math.round(value)} ms`;
const figureOf = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return `median ${ms(median(sorted))}, worst ${ms(sorted.at(-1) ?? Infinity)} of ${sorted.length}`;
};

const readiness = (urls: readonly string[]) =>
  Promise.all(
    urls.map(async (url) => {
      const response = await fetch(`${url}/readyz`);
      const { redis } = (await response.json()) as { redis?: string };
      return `${response.status} ${redis}`;
    }),
  );

/** Waits until every process tells this of Redis, and is ready. */
async function settle(shop: SharedShop, expected: 'up' | 'away') {
  const urls = [...shop.apis.map(({ url }) => url), ...shop.storeUrls];
  for (const began = Date.now(); Date.now() - began < SETTLED_MS; await sleep(50))
    if ((await readiness(urls)).every((told) => told === `200 ${expected}`)) return true;
  return false;
}

/** Withdraws pieces that every store has cached; returns how long each page of each store went on showing them. */
async function withdrawals(shop: SharedShop, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { reference, slug, paths } = await shop.addPiece();
    const urls = shop.storeUrls.flatMap((store) => paths.map((path) => store + path));
    const shows = showsForSale(slug);
    const shown = await shop.untilEach(urls, shows);
    if (!shown.every(Number.isFinite)) throw new Error(`Piece ${reference} is not shown: ${shown.join(' ')}`);
    // Past the lifetime that pages have without announcements.
    await sleep(300 * (1 + (round % 5)));
    await shop.withdraw(reference);
    times.push(...(await shop.untilEach(urls, (status, html) => !shows(status, html))));
  }
  return times;
}

/** Of so many uncached pages asked of the stores in turn, how many one visitor gets. */
async function rendersGranted(shop: SharedShop, visitor: string, asked: number) {
  let granted = 0;
  for (let page = 0; page < asked; page += 1) {
    const store = shop.storeUrls[page % shop.storeUrls.length];
    const response = await fetch(`${store}/shop/?text=limit${visitor.replaceAll('.', '')}x${page}`, {
      headers: { 'x-forwarded-for': visitor },
    });
    await response.arrayBuffer();
    granted += response.status === 429 ? 0 : 1;
  }
  return granted;
}

/** Statuses of logins without a password from one address, at both apis in turn. */
async function logins(shop: SharedShop, address: string, asked: number) {
  const statuses: number[] = [];
  for (let number = 0; number < asked; number += 1) {
    const { url } = shop.apis[number % shop.apis.length]!;
    const response = await fetch(`${url}/authenticate`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
    });
    statuses.push(response.status);
    // A minute's worth of calls, while counts are exchanged.
    await sleep(40);
  }
  return statuses;
}

const rendersOf = async (store: string) => {
  const metrics = await (await fetch(`${store}/metrics`)).text();
  return Number(/^store_render_seconds_count (\d+)$/m.exec(metrics)?.[1] ?? NaN);
};

/** How often three stores render one page that everybody asks for during some seconds. */
async function rendersDuring(shop: SharedShop, forMs: number) {
  const { paths } = await shop.addPiece();
  const urls = shop.storeUrls.map((store) => store + paths[0]);
  await shop.untilEach(urls, (status) => status === 200);
  const before = await Promise.all(shop.storeUrls.map(rendersOf));
  for (const began = Date.now(); Date.now() - began < forMs; await sleep(50))
    await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
  const after = await Promise.all(shop.storeUrls.map(rendersOf));
  return after.reduce((sum, renders, index) => sum + renders - (before[index] ?? 0), 0);
}

/** Asks for pages until told to stop; returns the failures and the slowest answer. */
function visit(shop: SharedShop) {
  const failures: string[] = [];
  let slowest = 0;
  const over = new AbortController();
  const visits = shop.storeUrls.map(async (store, index) => {
    for (let page = 0; !over.signal.aborted; page += 1) {
      const began = performance.now();
      const response = await fetch(`${store}${page % 2 === 0 ? '/' : `/shop/?text=visit${index}`}`).catch(
        String,
      );
      const status = typeof response === 'string' ? response : response.status;
      if (typeof response !== 'string') await response.arrayBuffer();
      if (status !== 200 && status !== 404) failures.push(`${store}: ${status}`);
      slowest = Math.max(slowest, performance.now() - began);
      await sleep(100);
    }
  });
  return {
    stop: async () => {
      over.abort();
      await Promise.all(visits);
      return { failures, slowest };
    },
  };
}

type Run = Omit<SharedShopOptions, 'env'> & {
  rounds: number;
  /** Called with each statement once it is known whether it holds. */
  onStatement: (statement: Statement) => void;
};

/** Two apis and three stores with a Redis that is killed, hangs and comes back; returns what was found to hold. */
export async function sharedStateRun({ rounds, onStatement, ...options }: Run): Promise<Statement[]> {
  const redis = await startRedis();
  const shop = await startSharedShop({ ...options, env: { REDIS_URL: redis.url } });
  const statements: Statement[] = [];
  const state = (statement: string, holds: boolean, figure: string) => {
    statements.push({ statement, holds, figure });
    onStatement({ statement, holds, figure });
  };
  const gone = async (when: string, withinMs: number, many: number) => {
    const times = await withdrawals(shop, many);
    state(
      `${when}, a withdrawn piece leaves the cached pages of every store within ${withinMs / 1_000} s`,
      Math.max(...times) <= withinMs,
      figureOf(times),
    );
  };
  try {
    state('every process is ready and tells that Redis is up', await settle(shop, 'up'), '5 processes');
    await gone('with Redis', 1_000, rounds);

    const renders = await rendersDuring(shop, 5_000);
    state('a page that does not change is not rendered again', renders <= 3, `${renders} renders in 5 s`);

    await shop.publishPage('Première version');
    const pages = shop.storeUrls.map((store) => `${store}/pages/proof`);
    await shop.untilEach(pages, (_, html) => html.includes('Première version'));
    await shop.publishPage('Seconde version');
    const published = await shop.untilEach(pages, (_, html) => html.includes('Seconde version'));
    state(
      'an editor’s change is in every store within 1 s',
      Math.max(...published) <= 1_000,
      figureOf(published),
    );

    const granted = await rendersGranted(shop, '198.51.100.7', 420);
    state('three stores give a visitor one allowance of pages', granted < 360, `${granted} of 420 given`);
    const statuses = await logins(shop, '198.51.100.8', 100);
    const refused = statuses.filter((status) => status === 429).length;
    state('two apis count the logins of an address together', refused >= 20, `${refused} of 100 refused`);

    for (const [name, interrupt, mend] of [
      ['killed', redis.kill, redis.start],
      ['hanging', async () => redis.hang(), async () => redis.resume()],
    ] as const) {
      const visits = visit(shop);
      await interrupt();
      const isTold = await settle(shop, 'away');
      state(
        `while Redis is ${name}, every process is ready and tells that it is away`,
        isTold,
        '5 processes',
      );
      // Twice the lifetime of a page, and a render.
      await gone(`while Redis is ${name}`, 3_000, Math.ceil(rounds / 4));
      const { failures, slowest } = await visits.stop();
      state(`while Redis is ${name}, no request fails`, failures.length === 0, failures[0] ?? 'none failed');
      state(
        `while Redis is ${name}, no request waits for it`,
        slowest < BOUNDED_MS,
        `slowest ${ms(slowest)}`,
      );
      await mend();
      state(`after it was ${name}, Redis is found again`, await settle(shop, 'up'), '5 processes');
      await gone(`after it was ${name}`, 1_000, Math.ceil(rounds / 2));
    }
    return statements;
  } finally {
    await shop.stop();
    await redis.stop();
  }
}
