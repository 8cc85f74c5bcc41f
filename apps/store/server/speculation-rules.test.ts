import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { catalogueResponse } from './testing/catalogue-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;

beforeAll(async () => {
  api = await openUpstream(catalogueResponse);
  store = await openStore({ apiUrl: api.url, render });
});

afterAll(async () => {
  await store.close();
  await api.close();
});

const rulesOf = async (path: string, headers: Record<string, string> = {}) =>
  (await store.request(path, { headers })).headers['speculation-rules'];

test('public pages name rules that prerender product pages in a new tab', async () => {
  expect(await rulesOf('/shop/')).toBe('"/speculation-rules.json"');
  const { status, headers, body } = await store.request('/speculation-rules.json');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/speculationrules\+json(;|$)/);
  expect(JSON.parse(body)).toEqual({
    prerender: [
      {
        where: { href_matches: ['/produit/*', '/en/product/*'] },
        eagerness: 'moderate',
        target_hint: '_blank',
      },
    ],
  });
});

test('who saves data gets none, from the cache neither, and takes them from nobody', async () => {
  await rulesOf('/shop/women/');
  expect(await rulesOf('/shop/women/', { 'save-data': 'on' })).toBeUndefined();
  expect(await rulesOf('/shop/women/', { 'save-data': 'on' })).toBeUndefined();
  expect(await rulesOf('/shop/women/')).toBe('"/speculation-rules.json"');
  const { headers } = await store.request('/shop/women/', { headers: { 'save-data': 'on' } });
  expect(headers.vary).toBe('Accept-Encoding, Save-Data');
});

test.each(['/cart', '/login', '/rien'])('%s names none', async (path) => {
  expect(await rulesOf(path)).toBeUndefined();
});
