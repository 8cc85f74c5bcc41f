import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuyingShop, buyingShop } from '../testing/buying.ts';

let shop: BuyingShop;
let token: string;

beforeAll(async () => {
  shop = await buyingShop();
  token = (await shop.signUp('nul@example.fr')).token;
});
afterAll(() => shop.close());

const bearer = () => ({ authorization: `Bearer ${token}` });

test.each([
  '/payment/return?attempt=%00',
  '/payment/return?attempt=a%00b',
  '/sandbox/pay/%00',
  '/documents/invoices/%00',
  '/documents/returns/%00',
  '/media/%00',
  '/media/og/%00',
  '/web-structure?type=pages&params[page][0]=%00',
  '/web-routing?path=/vendeurs/%00',
  '/geocode?text=%00&country=FRA',
  '/sitemaps/%00',
  '/dev/mail/%00',
  '/%00',
])('U+0000 in %s is rejected with a code', async (url) => {
  const response = await shop.app.inject({ url, headers: bearer() });
  expect([400, 404]).toContain(response.statusCode);
  expect(response.json()).toHaveProperty('code');
});

test.each([
  ['POST', '/jean-levis-calculator/', { name: 'a\0' }],
  [
    'POST',
    '/graphql',
    { query: 'query($a: String!) { wishlist(token: $a) { token } }', variables: { a: '\0' } },
  ],
  ['POST', '/graphql', { query: '{ me { id } }', variables: { ['\0']: 1 } }],
  ['PUT', '/content/pages/x', { body: '\0' }],
] as const)('U+0000 in a request to %s %s is rejected with a code', async (method, url, payload) => {
  const response = await shop.app.inject({ method, url, payload, headers: bearer() });
  expect(response.statusCode).toBeLessThan(500);
  expect(response.body).toContain('"code"');
});

test('endlessly nested lists are rejected before they are traversed', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const headers = { 'content-type': 'application/json' };
  for (const payload of [deep, `{"query":"{ me { id } }","variables":{"a":${deep}}}`]) {
    const response = await shop.app.inject({ method: 'POST', url: '/graphql', payload, headers });
    expect(response.statusCode).toBe(400);
  }
});

test('URLs and headers have limits, and a request that is not HTTP is rejected', async () => {
  const { port } = shop.app.server.address() as AddressInfo;
  const send = async (head: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(head);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    const [line = '', body = ''] = chunk.toString().split(/\r\n(?:[^]*\r\n\r\n)?/, 2);
    return [Number(line.split(' ')[1]), (JSON.parse(body) as { name?: string }).name];
  };
  const line = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
  expect(await send(line(`/nowhere/${'a'.repeat(3_000)}`))).toEqual([414, 'URI_TOO_LONG']);
  expect(await send(line(`/geocode?text=${'a'.repeat(9_000)}`))).toEqual([414, 'URI_TOO_LONG']);
  expect(await send(line('/', `X: ${'a'.repeat(17_000)}\r\n`))).toEqual([431, 'HEADERS_TOO_LARGE']);
  expect(await send('nonsense\r\n\r\n')).toEqual([400, 'MALFORMED_REQUEST']);
  expect(await send(line(`/media/${'a'.repeat(1_000)}`))).toEqual([404, 'NOT_FOUND']);
  expect(await send(line('/media/%zz'))).toEqual([400, 'MALFORMED_REQUEST']);
  expect(await send(line('http://api.example/media/x'))).toEqual([404, 'NOT_FOUND']);
});
