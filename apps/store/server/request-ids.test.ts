import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';
import type { Renderer } from './render.ts';

const ID = 'customer-quotes-this';
let upstream: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;

/** Renders a page of which the api is asked three ways. */
const render: Renderer = async ({ url, api, requestId }) => {
  if (url.pathname.endsWith('/drops')) throw new Error('a bug');
  await api.read('/web-structure', { type: 'other' });
  await api.search([{ indexName: 'search_fr', hitsPerPage: 1 }]);
  await api.request('query Some { me { id } }' as never, {});
  return {
    kind: 'page',
    status: 200,
    html: `<div id="page">${requestId}</div>`,
    fill: (html) => [Buffer.from(html)],
    boot: { locale: 'fr', store: { publicUrl: '', frameOrigins: [] }, queries: [], router: {} },
    errors: [],
  };
};

beforeEach(async () => {
  upstream = await openUpstream(() => ({ body: { results: [], data: {} } }));
  store = await openStore({ apiUrl: upstream.url, render });
});
afterEach(() => Promise.all([store.close(), upstream.close()]));

test('the api hears the id of the request that a page is rendered for', async () => {
  const { headers, body } = await store.request('/shop/', { headers: { 'x-request-id': ID } });
  expect(headers['x-request-id']).toBe(ID);
  expect(body).toContain(ID);
  expect(upstream.seen.map(({ url, headers: sent }) => [url.split('?')[0], sent['x-request-id']])).toEqual([
    ['/web-structure', ID],
    ['/1/indexes/*/queries', ID],
    ['/graphql', ID],
  ]);
});

test('and the id of a request that is passed on', async () => {
  await store.request('/search-suggestions?text=a', { headers: { 'x-request-id': ID } });
  expect(upstream.seen.at(-1)?.headers['x-request-id']).toBe(ID);
});

test('each response of a cached page has an id of its own', async () => {
  const ids: unknown[] = [];
  for (let times = 0; times < 3; times += 1)
    ids.push((await store.request('/shop/')).headers['x-request-id']);
  expect(new Set(ids).size).toBe(3);
  expect(upstream.seen).toHaveLength(3);
  expect((await store.request('/shop/', { headers: { 'x-request-id': ID } })).headers['x-request-id']).toBe(
    ID,
  );
});

test('the failure page tells its id as a code, in both languages, and the not found page tells none', async () => {
  const french = await store.request('/drops', { headers: { 'x-request-id': ID } });
  expect(french.status).toBe(500);
  expect(french.body).toContain(`si vous nous écrivez : <code>${ID}</code>`);
  const english = await store.request('/en/drops', { headers: { 'x-request-id': ID } });
  expect(english.body).toContain(`please give this code: <code>${ID}</code>`);
  const unreadable = await store.request('/%E0%A4%A');
  expect(unreadable.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  expect(unreadable.body).not.toContain('<code>');
});
