import { setTimeout as sleep } from 'node:timers/promises';
import { startRedis } from '../../../../../testing/redis-server.ts';
import { startVarnish } from '../../../../../testing/varnish-server.ts';
import { startBalancer } from '../balancer.ts';
import { freePort } from '../postgres.ts';
import type { Statement } from '../scale/statements.ts';
import { showsForSale, startSharedShop, type SharedShop, type SharedShopOptions } from './shared-shop.ts';

const PIECES = 60;
const HIT_RATE = 0.95;
const PURGED_MS = 2_000;
/** What browsers send; each is a variant of a page. */
const BROWSERS = ['gzip, deflate, br, zstd', 'gzip, deflate, br'];

type Run = Omit<SharedShopOptions, 'env'> & {
  /** How often the visit is replayed, and how many pieces are withdrawn. */
  rounds: number;
  onStatement: (statement: Statement) => void;
};

const addressesIn = (html: string, start: string) => [
  ...new Set(
    [...html.matchAll(new RegExp(`["\\s,](${start}[^"\\s,]+)`, 'g'))].map(([, address = '']) => address),
  ),
];

/** What a visitor asks for who looks at the shop, two lists, four pieces and an article. */
async function recordVisit(origin: string): Promise<string[]> {
  const read = async (path: string) => {
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return response.text();
  };
  const products = addressesIn(await read('/shop/'), '/produit/').slice(0, 4);
  const pages = ['/en', '/shop/', '/shop/?sortby=chrono', ...products, '/pages/our-story', '/drops'];
  const bodies = await Promise.all(pages.map(read));
  const files = bodies.flatMap((html) => addressesIn(html, '/assets/'));
  const pictures = bodies.flatMap((html) =>
    addressesIn(html, '/media/')
      .filter((address) => address.endsWith('-256.avif'))
      .slice(0, 6),
  );
  return [...pages, ...new Set([...files, ...pictures]), '/favicon.svg'];
}

/** Replays a visit, with cookies as visitors have; returns how many answers came from Varnish, of how many. */
async function replay(origin: string, visit: readonly string[], number: number) {
  const found = { hits: 0, all: 0, failed: [] as string[], cookies: 0 };
  for (const address of ['/', ...visit]) {
    const response = await fetch(origin + address, {
      redirect: 'manual',
      headers: {
        cookie: `cartId=00000000-0000-4000-8000-${String(number).padStart(12, '0')}; theme=dark`,
        'accept-encoding': BROWSERS[number % BROWSERS.length] ?? '',
        'accept-language': 'fr',
      },
    });
    await response.arrayBuffer();
    found.all += 1;
    if (response.headers.get('x-cache') === 'HIT') {
      found.hits += 1;
      if (response.headers.has('set-cookie')) found.cookies += 1;
    }
    if (response.status !== 200) found.failed.push(`${address}: ${response.status}`);
  }
  return found;
}

const worst = (times: readonly number[]) => `worst ${Math.round(Math.max(...times))} ms of ${times.length}`;

/** Withdraws pieces that Varnish holds pages of; returns after how long each page no longer shows them. */
async function withdrawals(shop: SharedShop, origin: string, rounds: number) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { reference, slug, paths } = await shop.addPiece();
    const urls = paths.map((path) => origin + path);
    const atStores = shop.storeUrls.flatMap((store) => paths.map((path) => store + path));
    const shows = showsForSale(slug);
    // Varnish would keep a list without it for half a minute.
    await shop.untilEach(atStores, shows);
    const shown = await shop.untilEach(urls, shows);
    if (!shown.every(Number.isFinite)) throw new Error(`Piece ${reference} is not shown: ${shown.join(' ')}`);
    // Until stores have heard that purges succeed, and Varnish holds a page with its long lifetime.
    await sleep(1_500 + 200 * (round % 5));
    await shop.untilEach(urls, shows);
    await shop.withdraw(reference);
    times.push(...(await shop.untilEach(urls, (status, html) => !shows(status, html))));
  }
  return times;
}

/** Debian's Varnish with `deploy/varnish.vcl` in front of three stores and two apis; returns what was found to hold. */
export async function cdnRun({ rounds, onStatement, ...options }: Run): Promise<Statement[]> {
  const statements: Statement[] = [];
  const state = (statement: string, holds: boolean, figure: string) => {
    statements.push({ statement, holds, figure });
    onStatement({ statement, holds, figure });
  };
  const [redis, port] = [await startRedis(), await freePort()];
  const shop = await startSharedShop({
    ...options,
    env: { REDIS_URL: redis.url, CDN: 'varnish', PURGE_URL: `http://127.0.0.1:${port}` },
  });
  const balancer = await startBalancer(shop.storeUrls.map((url) => Number(new URL(url).port)));
  let varnish = await startVarnish({ port, storePort: Number(new URL(balancer.url).port) });
  let asked = 0;
  /** True while stores give pages the lifetime of what nobody purges. */
  const isShort = async () => {
    const response = await fetch(`${shop.storeUrls[0]}/shop/?text=lifetime${(asked += 1)}`);
    await response.arrayBuffer();
    return response.headers.get('surrogate-control')?.startsWith('max-age=1,') === true;
  };
  const until = async (holds: () => Promise<boolean>, forMs: number) => {
    for (const from = Date.now(); Date.now() - from < forMs; await sleep(100)) if (await holds()) return true;
    return false;
  };
  try {
    const { url } = varnish;
    const refused = await fetch(url, { method: 'PURGE', headers: { 'x-forwarded-proto': 'https' } });
    state('a visitor cannot purge', refused.status === 403, `${refused.status}`);
    for (let piece = 0; piece < PIECES; piece += 1) await shop.addPiece();
    // The apis started before Varnish, whose first purges failed.
    state(
      'stores hear that purges succeed',
      await until(async () => !(await isShort()), 90_000),
      'told by Redis',
    );

    const visit = await recordVisit(url);
    const visits: Awaited<ReturnType<typeof replay>>[] = [];
    for (let number = 0; number < rounds; number += 1) visits.push(await replay(url, visit, number));
    const sum = (read: (found: (typeof visits)[number]) => number, of = visits) =>
      of.reduce((total, found) => total + read(found), 0);
    const replayed = visits.slice(BROWSERS.length);
    const rate = sum(({ hits }) => hits, replayed) / sum(({ all }) => all, replayed);
    const failed = visits.flatMap((found) => found.failed);
    state(
      'no request of a visit fails',
      failed.length === 0,
      failed[0] ?? `${sum(({ all }) => all)} requests`,
    );
    state(
      'a replayed visit is answered by Varnish to 95 % or more',
      rate >= HIT_RATE,
      `${(100 * rate).toFixed(1)} % of ${sum(({ all }) => all, replayed)}`,
    );
    state('no cached answer sets a cookie', sum(({ cookies }) => cookies) === 0, 'none');

    const times = await withdrawals(shop, url, rounds);
    state('a withdrawn piece leaves Varnish within 2 s', Math.max(...times) <= PURGED_MS, worst(times));

    await shop.publishPage('Première version');
    const pages = [`${url}/pages/proof`];
    await shop.untilEach(pages, (_, html) => html.includes('Première version'));
    await sleep(1_500);
    await shop.untilEach(pages, (_, html) => html.includes('Première version'));
    await shop.publishPage('Seconde version');
    const published = await shop.untilEach(pages, (_, html) => html.includes('Seconde version'));
    state(
      'an editor’s change is in Varnish within 2 s',
      Math.max(...published) <= PURGED_MS,
      worst(published),
    );

    await varnish.stop();
    const began = performance.now();
    const { reference } = await shop.addPiece();
    await shop.withdraw(reference);
    state(
      'a sale does not wait for a CDN that is away',
      performance.now() - began < 1_000,
      worst([performance.now() - began]),
    );
    state(
      'while purges fail stores give pages a lifetime of a second',
      await until(isShort, 5_000),
      'told by Redis',
    );
    varnish = await startVarnish({ port, storePort: Number(new URL(balancer.url).port) });
    state(
      'and a longer one again once they succeed',
      await until(async () => !(await isShort()), 30_000),
      'told by Redis',
    );
    return statements;
  } finally {
    await varnish.stop();
    balancer.stop();
    await shop.stop();
    await redis.stop();
  }
}
