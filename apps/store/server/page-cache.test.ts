import { describe, expect, test } from 'vitest';
import { STALE_IF_ERROR_MS, FRESH_MS, REVALIDATE_MS, createPageCache } from './page-cache.ts';
import { storedPage } from './stored-page.ts';

const STARTED = 1_000_000;

function setUp(maxBytes = 1_000_000) {
  let time = STARTED;
  let renders = 0;
  const failures: unknown[] = [];
  const cache = createPageCache({ maxBytes, now: () => time, onFailure: (error) => failures.push(error) });
  return {
    cache,
    failures,
    renders: () => renders,
    pass: (ms: number) => (time += ms),
    get: (make = () => storedPage(200, `render ${renders}`), key = '/shop/') =>
      cache.get(key, async () => {
        renders += 1;
        // Rendering is asynchronous, so that concurrent requests find it pending.
        await new Promise((resolve) => setImmediate(resolve));
        return make();
      }),
  };
}

const textOf = async ({ page }: Awaited<ReturnType<ReturnType<typeof setUp>['get']>>) =>
  (await page.body('identity')).toString();

const fails = () => {
  throw new Error('rendering failed');
};

test('a hundred concurrent requests share one render', async () => {
  const { get, renders } = setUp();
  const responses = await Promise.all(Array.from({ length: 100 }, () => get()));
  expect(renders()).toBe(1);
  expect(new Set(await Promise.all(responses.map(textOf)))).toEqual(new Set(['render 1']));
});

test('a hundred requests for a stale page are served at once and revalidate it once', async () => {
  const { get, pass, renders } = setUp();
  await get();
  pass(FRESH_MS + 1);
  const responses = await Promise.all(Array.from({ length: 100 }, () => get()));
  expect(responses.every(({ freshness }) => freshness === 'stale')).toBe(true);
  expect(await textOf(responses[99]!)).toBe('render 1');
  await expect.poll(async () => (await get()).freshness).toBe('hit');
  expect([await textOf(await get()), renders()]).toEqual(['render 2', 2]);
});

test('an incomplete page is not cached, and an older complete one is served instead', async () => {
  const { get, pass, renders } = setUp();
  const poor = () => ({ ...storedPage(200, 'poor'), incomplete: true as const });
  expect([await textOf(await get(poor)), (await get(poor)).freshness]).toEqual(['poor', 'miss']);
  expect(renders()).toBe(2);
  await get();
  pass(REVALIDATE_MS + 1);
  const standIn = await get(poor);
  expect([standIn.freshness, await textOf(standIn)]).toEqual(['away', 'render 3']);
});

test('a page is fresh, then stale, then rendered before the response', async () => {
  const { get, pass, renders } = setUp();
  await get();
  pass(FRESH_MS);
  expect((await get()).freshness).toBe('hit');
  pass(REVALIDATE_MS);
  const late = await get();
  expect([late.freshness, await textOf(late), renders()]).toEqual(['miss', 'render 2', 2]);
});

describe('when rendering fails', () => {
  test.each([
    ['the render throws', fails],
    ['the render ends in a 503', () => storedPage(503, 'away')],
  ])('the last page is served for a day: %s', async (_, make) => {
    const { get, pass } = setUp();
    await get();
    pass(STALE_IF_ERROR_MS);
    const response = await get(make);
    expect([response.freshness, response.page.status, await textOf(response)]).toEqual([
      'away',
      200,
      'render 1',
    ]);
    const back = await get();
    expect([back.freshness, await textOf(back)]).toEqual(['miss', 'render 3']);
  });

  test('a page older than a day is not served', async () => {
    const { get, pass } = setUp();
    await get();
    pass(STALE_IF_ERROR_MS + 1);
    await expect(get(fails)).rejects.toThrow('rendering failed');
    expect((await get(() => storedPage(503, 'away'))).page.status).toBe(503);
  });

  test('a failed revalidation is reported, and the page stays cached', async () => {
    const { get, pass, failures } = setUp();
    await get();
    pass(FRESH_MS + 1);
    expect((await get(fails)).freshness).toBe('stale');
    await expect.poll(() => failures).toHaveLength(1);
    expect((await get()).freshness).toBe('stale');
  });

  test('the next request renders again', async () => {
    const { get, renders } = setUp();
    await expect(get(fails)).rejects.toThrow('rendering failed');
    expect(await textOf(await get())).toBe('render 2');
    expect(renders()).toBe(2);
  });
});

test.each([302, 404, 500, 503])('a response with status %i is not cached', async (status) => {
  const { get, cache } = setUp();
  expect((await get(() => storedPage(status, 'none'))).page.status).toBe(status);
  expect(cache.count()).toBe(0);
  expect((await get()).freshness).toBe('miss');
});

test('a page that becomes a 404 is evicted', async () => {
  const { get, pass, cache } = setUp();
  await get();
  pass(REVALIDATE_MS + 1);
  await get(() => storedPage(404, 'gone'));
  expect(cache.count()).toBe(0);
});

test('a redirect is cached with its location', async () => {
  const { get, renders } = setUp();
  const moved = () => storedPage(301, '', '/produit/robe-2');
  await get(moved);
  const again = await get(moved);
  expect([again.freshness, again.page.location, renders()]).toEqual(['hit', '/produit/robe-2', 1]);
});

test('cached pages stay within the memory limit; the least recently used are evicted first', async () => {
  const { get, cache } = setUp(100_000);
  const page = () => storedPage(200, 'x'.repeat(10_000));
  for (let index = 0; index < 50; index++) {
    await get(page, `/produit/${index}`);
    expect(cache.bytes()).toBeLessThanOrEqual(100_000);
  }
  expect(cache.count()).toBeGreaterThan(4);
  expect((await get(page, '/produit/49')).freshness).toBe('hit');
  expect((await get(page, '/produit/0')).freshness).toBe('miss');
});

test('redirects without a body count towards the limit', async () => {
  const { get, cache } = setUp(100_000);
  for (let index = 0; index < 500; index++)
    await get(() => storedPage(301, '', '/shop/'), `/produit/${'x'.repeat(500)}-${index}`);
  expect(cache.count()).toBeLessThan(100);
});

test('without memory every request renders its page', async () => {
  const { get, renders } = setUp(0);
  await Promise.all([get(), get()]);
  await get();
  expect(renders()).toBe(3);
});
