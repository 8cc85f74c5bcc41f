import { beforeEach, expect, test } from 'vitest';
import { ANNOUNCED_FRESH_MS, FRESH_MS, createPageCache, type PageCache } from './page-cache.ts';
import { storedPage } from './stored-page.ts';

let time = 0;
let isHeard = true;
let announce: (keys: readonly string[]) => void = () => undefined;
let cache: PageCache;
let renders = 0;
/** Called while a page is rendered. */
let during: (render: number) => void = () => undefined;

beforeEach(() => {
  time = 1_000_000;
  isHeard = true;
  renders = 0;
  during = () => undefined;
  cache = createPageCache({
    maxBytes: 1_000_000,
    now: () => time,
    changes: { isHeard: () => isHeard, isPurged: () => false, listen: (listener) => (announce = listener) },
    onFailure: () => undefined,
  });
});

const get = async (keys: string[] | undefined = ['shop', 'lists', 'product-1'], key = '/shop/') => {
  const { page, freshness } = await cache.get(key, async () => {
    renders += 1;
    await new Promise((resolve) => setImmediate(resolve));
    during(renders);
    return { ...storedPage(200, `render ${renders}`), ...(keys ? { keys } : {}) };
  });
  return `${freshness} ${(await page.body('identity')).toString()}`;
};

test('while changes are announced a page is fresh for longer, and dropped when one of its keys changes', async () => {
  await get();
  time += ANNOUNCED_FRESH_MS;
  expect(await get()).toBe('hit render 1');
  announce(['product-2']);
  expect(await get()).toBe('hit render 1');
  announce(['product-1', 'product-3']);
  expect(cache.fresh('/shop/')).toBeUndefined();
  expect(await get()).toBe('miss render 2');
  expect(await get()).toBe('hit render 2');
});

test('a change of which products there are makes a list short-lived, and no other page', async () => {
  await get();
  await get(['shop', 'product-1'], '/product/');
  announce(['lists']);
  expect(await get()).toBe('hit render 1');
  time += FRESH_MS + 1;
  expect(await get()).toBe('stale render 1');
  expect(await get(['shop', 'product-1'], '/product/')).toBe('hit render 2');
});

test('while nothing is heard, and where keys are not known, a page is as short-lived as without announcements', async () => {
  await get();
  await get([], '/keyless');
  await cache.get('/feed', async () => storedPage(200, 'feed'));
  time += 2 * FRESH_MS + 1;
  expect((await cache.get('/feed', async () => storedPage(200, 'newer feed'))).freshness).toBe('miss');
  isHeard = false;
  expect(await get()).toBe('miss render 3');
});

test('a page on which something changes while it is rendered is rendered again, for whoever waits too', async () => {
  during = (render) => render === 1 && announce(['product-1']);
  expect(await Promise.all([get(), get()])).toEqual(['miss render 2', 'miss render 2']);
  expect(await get()).toBe('hit render 2');
});

test('a page that always changes while it is rendered is served, and is never fresh', async () => {
  during = () => announce(['product-1']);
  expect(await get()).toBe('miss render 2');
  expect(await get()).toBe('miss render 4');
});

test('a dropped page stands in while rendering fails', async () => {
  await get();
  announce(['shop']);
  const { freshness } = await cache.get('/shop/', () => Promise.reject(new Error('the api is away')));
  expect(freshness).toBe('away');
});
