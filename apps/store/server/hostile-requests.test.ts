import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { PAGES, type PageName } from '../src/pages.ts';
import { fillPath } from '../src/paths.ts';
import { catalogueResponse, withProduct } from './testing/catalogue-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;

/** The api's response to U+0000 in a GraphQL variable. */
const MALFORMED = {
  status: 400,
  body: { errors: [{ extensions: { name: 'MALFORMED_REQUEST', code: 801 } }] },
};

beforeAll(async () => {
  api = await openUpstream((seen) =>
    seen.body.includes('\\u0000') ? MALFORMED : withProduct(catalogueResponse(seen)),
  );
  store = await openStore({ apiUrl: api.url, render });
});
afterAll(async () => {
  await store.close();
  await api.close();
});

/** Sends raw bytes and returns the status line of the response. */
async function sendLine(head: string): Promise<string> {
  const { hostname, port } = new URL(store.origin);
  const socket = connect(Number(port), hostname);
  socket.write(head);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return chunk.toString('latin1').split('\r\n')[0] ?? '';
}

const CPU_MS = 60;

/** CPU milliseconds of this process per request; the first request warms up. */
async function cpuOf(path: string, headers: Record<string, string>) {
  await store.request(path, { headers });
  const before = process.cpuUsage();
  await store.request(path, { headers });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test.each([
  ['Accept-Language', '/', { 'accept-language': `a${' '.repeat(15_000)}b` }],
  ['Accept-Language of commas', '/', { 'accept-language': 'fr;q=1,'.repeat(2_000) }],
  ['Accept-Encoding', '/', { 'accept-encoding': `br${' '.repeat(15_000)}x` }],
  ['Cookie', '/cart', { cookie: 'a=%41;'.repeat(2_500) }],
  ['If-None-Match', '/', { 'if-none-match': '"a",'.repeat(3_500) }],
  ['folders', `/shop/${'a/'.repeat(900)}`, {}],
  ['folders without end', `/shop/${'a/'.repeat(4_000)}`, {}],
  ['unknown folders', `/${'a/'.repeat(900)}`, {}],
  ['a query without end', `/shop/?${'a=1&'.repeat(1_900)}`, {}],
  ['a list without end', `/shop/?brands=${'a+'.repeat(3_900)}`, {}],
  ['a search without end', `/shop/?text=${'a '.repeat(1_300).replaceAll(' ', '%20')}`, {}],
])('%s costs no more CPU time than a page', async (_, path, headers) => {
  expect(await cpuOf(path, headers)).toBeLessThan(CPU_MS);
});

test('an overlong URL is refused with its own status', async () => {
  const refused = await store.request(`/shop/${'a/'.repeat(4_000)}`);
  expect(refused.status).toBe(414);
  expect(refused.headers['content-security-policy']).toBeDefined();
  expect((await store.request(`/shop/?text=${'a'.repeat(9_000)}`)).status).toBe(414);
  const tooLarge = await store.request('/', { headers: { 'x-padding': 'a'.repeat(17_000) } });
  expect([tooLarge.status, JSON.parse(tooLarge.body)]).toEqual([
    431,
    { name: 'HEADERS_TOO_LARGE', code: 809 },
  ]);
  expect(await sendLine('nonsense\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
});

test('a request target in absolute form is served by its path', async () => {
  for (const [path, status] of [
    ['/shop/', 200],
    ['/nowhere', 404],
    ['/web-structure?type=nav', 200],
    ['/media/x', 200],
  ] as const) {
    const line = await sendLine(`GET http://shop.example${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`);
    expect([path, Number(line.split(' ')[1])]).toEqual([path, status]);
  }
  expect(await sendLine('OPTIONS * HTTP/1.1\r\nHost: shop.example\r\n\r\n')).toMatch(/ 404 /);
});

const NUL_PARAMS = { slug: 'a%00', id: '%00', token: '%00', '*': '%00', page: '%00' };

const named = (Object.keys(PAGES) as PageName[]).filter((name) => /[:*]/.test(PAGES[name].fr));

test.each(named)('U+0000 in the URL of %s is a 404', async (name) => {
  const path = fillPath(name, 'fr', NUL_PARAMS).replaceAll('%2500', '%00');
  const response = await store.request(path, { headers: { cookie: 'authToken=x; cartId=%00' } });
  expect(response.status).toBe(404);
});

test('a cookie with U+0000 is ignored', async () => {
  expect((await store.request('/cart', { headers: { cookie: 'cartId=%00' } })).status).toBe(200);
});

test('the 404 page is rendered once for all URLs', async () => {
  const before = api.seen.length;
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => store.request(`/nothing-${index}/${'a/'.repeat(index)}`)),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(api.seen.length - before).toBeLessThanOrEqual(1);
  expect(responses[0]?.body).not.toContain('nothing-');
});

test('a visitor above the render limit gets Retry-After, and others are served', async () => {
  const small = await openStore({ apiUrl: api.url, render, now: () => 1_800_000_000_000 });
  const statuses: number[] = [];
  const requestAs = (visitor: string, path: string) =>
    small.request(path, { headers: { 'x-forwarded-for': visitor } });
  for (let page = 1; page <= 125; page += 1)
    statuses.push((await requestAs('203.0.113.9', `/shop/?price=${page}-`)).status);
  expect(statuses.slice(0, 120)).toEqual(Array(120).fill(200));
  expect(statuses.slice(120)).toEqual(Array(5).fill(429));
  const refused = await requestAs('203.0.113.9', '/shop/?price=9000-');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
  // Cached pages do not count towards the limit.
  expect((await requestAs('203.0.113.9', '/shop/?price=5-')).status).toBe(200);
  expect((await requestAs('203.0.113.10', '/shop/?price=9001-')).status).toBe(200);
  await small.close();
});
