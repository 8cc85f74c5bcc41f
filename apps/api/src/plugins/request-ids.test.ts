import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { testShop, type TestShop } from '../testing/shop.ts';

const ID = 'customer-quotes-this';
const lines: string[] = [];
let shop: TestShop;

beforeAll(async () => {
  shop = await testShop({ ACCESS_LOG: '1' }, createLog('info', { write: (line) => void lines.push(line) }));
});
beforeEach(() => void lines.splice(0));
afterAll(() => shop.close());

type Line = { requestId?: string; errorId?: string; msg: string; route?: string; status?: number };
const logged = () => lines.map((line) => JSON.parse(line) as Line);
const headers = { 'x-request-id': ID };

test('a bug is reported by the id of its request, under which its lines are logged', async () => {
  const rename = (from: string, to: string) =>
    shop.services.client.execute(`alter table ${from} rename to ${to}`);
  await rename('products', 'products_away');
  const { failure } = await shop.call('{ product(reference: 100163) { reference } }', {}, { headers });
  await rename('products_away', 'products');
  await rename('customers', 'customers_away');
  const page = await shop.app.inject({
    method: 'POST',
    url: '/authenticate',
    headers: { ...headers, authorization: `Basic ${btoa('a@example.com:Trois-vestes-9')}` },
  });
  await rename('customers_away', 'customers');
  expect(failure).toMatchObject({ name: 'UNKNOWN', errorId: ID });
  expect(page.json()).toMatchObject({ name: 'UNKNOWN', errorId: ID });
  expect(page.headers['x-request-id']).toBe(ID);
  expect(logged().length).toBeGreaterThan(1);
  for (const line of logged()) expect(line.requestId).toBe(ID);
});

test('the access log has a line for each request', async () => {
  await shop.call('{ me { id } }');
  await shop.app.inject({ url: '/%E0%A4%A' });
  expect(logged().find(({ msg }) => msg === 'request')).toMatchObject({
    route: '/graphql',
    requestId: expect.stringMatching(/^[\w-]{36}$/) as string,
  });
});
