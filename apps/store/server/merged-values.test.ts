import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { catalogueResponse, withProduct } from './testing/catalogue-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';

const ALIASES = { size: { '38-eu': '38' }, brand: { ysl: 'yves-saint-laurent' } };

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;

beforeAll(async () => {
  api = await openUpstream((request) => {
    const answer = withProduct(catalogueResponse(request));
    return request.url.includes('type=shop-dictionary')
      ? { body: { ...(answer.body as object), aliases: ALIASES } }
      : answer;
  });
  store = await openStore({ apiUrl: api.url, render, pageCacheMb: 0 });
});
afterAll(async () => {
  await store.close();
  await api.close();
});

test.each([
  ['/shop/?size=38-eu&brands=ysl', '/shop/?size=38&brands=yves-saint-laurent'],
  ['/en/shop/women/?size=36+38-eu', '/en/shop/women/?size=36+38'],
  ['/shop/?nobrands=ysl', '/shop/?nobrands=yves-saint-laurent'],
])('%s, of an earlier import, moved to %s', async (path, current) => {
  const { status, headers } = await store.request(path);
  expect([status, headers['location']]).toEqual([301, current]);
});

test('current values stay where they are', async () => {
  expect((await store.request('/shop/?size=38&brands=yves-saint-laurent')).status).toBe(200);
});
