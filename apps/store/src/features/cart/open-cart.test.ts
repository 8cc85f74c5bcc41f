import { beforeEach, expect, test, vi } from 'vitest';
import { ApiAwayError, ApiError } from '../../lib/api-error.ts';
import type { Api } from '../../lib/api.ts';
import { createQueryClient } from '../../lib/query.ts';
import { cartQuery } from './cart.query.ts';

const ID = 'a'.repeat(43);
const cart = (id: string) => ({ id, count: 0, subCarts: [] });
const jar = { cookie: '' };

beforeEach(() => {
  jar.cookie = '';
  vi.stubGlobal('document', jar);
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubEnv('SSR', false);
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  };
});

/** Fetches the cart from an api that returns these responses in order. */
async function fetchCart(id: string | null, responses: (object | Error)[]) {
  const request = vi.fn(async (_operation: string) => {
    const answer = responses.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const api = { request, read: request, search: request } as unknown as Api;
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  const fetched = client.fetchQuery({ ...cartQuery(api, { id, signedIn: true }) } as never);
  const outcome = await fetched.catch((error: unknown) => error);
  const operations = request.mock.calls.map(([operation]) => /(?:query|mutation) (\w+)/.exec(operation)?.[1]);
  client.clear();
  return { outcome, operations };
}

test('a missing cart is replaced, and its id is stored', async () => {
  const gone = new ApiError({ name: 'NOT_FOUND', code: 201 });
  const { outcome, operations } = await fetchCart(ID, [gone, { createCart: cart('new') }]);
  expect([outcome, operations]).toEqual([cart('new'), ['Cart', 'CreateCart']]);
  expect(jar.cookie).toMatch(/^cartId=new;/);
});

test('a customer without a cookie gets the cart of their other device', async () => {
  const { outcome, operations } = await fetchCart(null, [{ createCart: cart('theirs') }]);
  expect([outcome, operations]).toEqual([cart('theirs'), ['CreateCart']]);
});

test('a cart that arrives after logout is not stored', async () => {
  jar.cookie = 'signedIn=1';
  const left = {
    get createCart() {
      jar.cookie = '';
      return cart('theirs');
    },
  };
  await fetchCart(null, [left]);
  expect(jar.cookie).toBe('');
});

test('an unavailable api is retried once, then reported', async () => {
  const away = new ApiAwayError('no answer');
  expect((await fetchCart(ID, [away, { cart: cart(ID) }])).outcome).toEqual(cart(ID));
  const { outcome, operations } = await fetchCart(ID, [away, away, { cart: cart(ID) }]);
  expect(outcome).toBe(away);
  expect(operations).toEqual(['Cart', 'Cart']);
});

test('an unrelated refusal is not retried', async () => {
  const { operations } = await fetchCart(ID, [new ApiError({ name: 'TOO_MANY_ATTEMPTS', code: 105 })]);
  expect(operations).toEqual(['Cart']);
});
