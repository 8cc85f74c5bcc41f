import { PAGE_CHANGES_CHANNEL } from '@patine/contract/pages/page-changes';
import { connectRedis, type RedisConnection } from '@patine/contract/redis/redis-connection';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startRedis, type RedisServer } from '../../../testing/redis-server.ts';
import { render } from '../src/entry-server.tsx';
import { readConfig } from './config.ts';
import { catalogueResponse } from './testing/catalogue-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';

const LONG = /^max-age=30, stale-while-revalidate=30, stale-if-error=86400$/;
const SHORT = /^max-age=1, /;

let redis: RedisServer;
let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;
let announcing: RedisConnection;
let number = 0;

beforeAll(async () => {
  redis = await startRedis();
  api = await openUpstream(catalogueResponse);
  store = await openStore({
    apiUrl: api.url,
    render,
    env: { REDIS_URL: redis.url, CDN: 'fastly', MEDIA_URL: 'https://media.patine.example' },
  });
  announcing = connectRedis({ url: redis.url });
  await vi.waitUntil(() => announcing.isUp(), { timeout: 10_000 });
});
afterAll(async () => {
  await announcing.close();
  await store.close();
  await api.close();
  await redis.stop();
});

/** As an api announces that it is there. */
const announce = (keys: string[], purges: boolean) =>
  announcing.run((client) =>
    client.publish(
      PAGE_CHANGES_CHANNEL,
      JSON.stringify({ from: 'api', number: (number += 1), keys, purges }),
    ),
  );
const controlOf = async (path: string) => (await store.request(path)).headers['surrogate-control'];
/** What the CDN is told of a page, asked for while the api goes on announcing. */
const lifetimeOf = (path: string, purges: boolean) => async () => {
  await announce([], purges);
  return String(await controlOf(path));
};
const WITHIN = { timeout: 15_000 };

test('while purges succeed a CDN may keep a page, by the keys of what it shows', async () => {
  await expect.poll(lifetimeOf('/shop/', true), WITHIN).toMatch(LONG);
  const { headers } = await store.request('/shop/');
  expect(String(headers['surrogate-key']).split(' ')).toEqual(expect.arrayContaining(['shop', 'lists']));
  expect(headers['set-cookie']).toBeUndefined();
  const again = await store.request('/shop/', { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.headers['surrogate-control']]).toEqual([304, expect.stringMatching(LONG)]);
});

test('while they fail it may keep one for a second', async () => {
  await expect.poll(lifetimeOf('/shop/women/', false), WITHIN).toMatch(SHORT);
  await expect.poll(lifetimeOf('/shop/women/', true), WITHIN).toMatch(LONG);
});

test('what is one visitor’s, and what leads by language, has neither lifetime nor keys', async () => {
  for (const path of ['/', '/cart', '/login']) {
    const { headers } = await store.request(path);
    expect([path, headers['cache-control'], headers['surrogate-control'], headers['surrogate-key']]).toEqual([
      path,
      expect.stringMatching(/^private/),
      undefined,
      undefined,
    ]);
  }
});

test('pages load their pictures from the address of a CDN, to which they connect early', async () => {
  const { headers, body } = await store.request('/calculateur-jean-levis');
  expect(headers.link).toBe('<https://media.patine.example>; rel=preconnect');
  expect(headers['content-security-policy']).toContain("img-src 'self' data: https://media.patine.example");
  expect(body).toContain('src="https://media.patine.example/media/');
  expect(body).not.toMatch(/(src|srcset)="\/media\//i);
});

test('a CDN without Redis is refused at the start', () => {
  expect(() => readConfig({ CDN: 'fastly' })).toThrow('REDIS_URL');
});
