import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { schemaResponse } from './testing/schema-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream, type UpstreamResponse } from './testing/upstream.ts';

const response = schemaResponse({ textOf: (field) => field });
let reply: UpstreamResponse;
let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;

beforeAll(async () => {
  api = await openUpstream((received) =>
    received.url.startsWith('/web-routing?') ? reply : response(received),
  );
  store = await openStore({ apiUrl: api.url, render, pageCacheMb: 0 });
});
beforeEach(() => void api.seen.splice(0));
afterAll(async () => {
  await store.close();
  await api.close();
});

const received = () => api.seen.map(({ url }) => url).filter((url) => url.startsWith('/web-routing'));
const headOf = async (path: string) => {
  const { status, body } = await store.request(path);
  expect(status).toBe(200);
  return body.slice(0, body.indexOf('</head>'));
};

test.each([
  ['/en', '/web-routing?path=%2Fen&locale=en'],
  ['/pages/aide', '/web-routing?path=%2Fpages%2Faide&locale=fr'],
])("the head of %s has the meta tags of the api's routing", async (path, question) => {
  const meta = {
    robots: 'max-snippet:50',
    'og:video': 'https://film.example/?a=1&b="2"',
    description: 'Another one',
  };
  reply = { body: { title: 'Patine', description: '', meta, components: [] } };
  const head = await headOf(path);
  expect(received()).toEqual([question]);
  expect(head).toContain('<meta name="robots" content="max-snippet:50">');
  expect(head).toContain(
    '<meta property="og:video" content="https://film.example/?a=1&amp;b=&quot;2&quot;">',
  );
  // The page already has a description.
  expect(head.match(/<meta name="description"/g)).toHaveLength(1);
});

test.each([
  [404, { name: 'NOT_FOUND', code: 201 }],
  [503, { name: 'OVERLOADED', code: 805 }],
  [200, 'no JSON'],
])('a page is complete when the routing returns %i', async (status, body) => {
  reply = { status, body };
  expect(await headOf('/pages/aide')).toContain('<title>');
  expect(received()).toHaveLength(1);
});

test('the routing of the home page is requested once for visitors of the same moment', async () => {
  reply = { body: { title: 'Patine', description: '', meta: { robots: 'noarchive' }, components: [] } };
  for (let visitor = 1; visitor <= 3; visitor++)
    expect(await headOf('/')).toContain('<meta name="robots" content="noarchive">');
  expect(received()).toHaveLength(1);
});

test('pages without editors’ tags request no routing', async () => {
  await store.request('/shop/');
  await store.request('/marques');
  expect(received()).toEqual([]);
});
