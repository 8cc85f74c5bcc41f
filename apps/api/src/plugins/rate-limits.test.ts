import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestShop, testShop } from '../testing/shop.ts';
import { CALLS_A_MINUTE } from './rate-limits.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const signIn = (remoteAddress: string, forwardedFor?: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/authenticate',
    remoteAddress,
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  });

/** Returns the statuses of the calls made once the limit is used up. */
async function exhaust(call: () => Promise<{ statusCode: number }>, limit: number) {
  for (let made = 0; made < limit; made += 1) await call();
  return (await call()).statusCode;
}

test('an address above the limit gets a coded 429, and is served again a minute later', async () => {
  expect(await exhaust(() => signIn('203.0.113.1'), CALLS_A_MINUTE.signingIn)).toBe(429);
  const refused = await signIn('203.0.113.1');
  const { retryAfter, ...body } = refused.json<{ retryAfter: number }>();
  expect(body).toEqual({ name: 'TOO_MANY_ATTEMPTS', code: 105 });
  expect(retryAfter).toBeGreaterThan(0);
  expect(refused.headers['retry-after']).toBe(String(retryAfter));

  expect((await signIn('203.0.113.2')).statusCode).toBe(400);
  vi.setSystemTime(Date.now() + 60_001);
  expect((await signIn('203.0.113.1')).statusCode).toBe(400);
});

test('a call that the store forwards counts for its visitor, and not for the store', async () => {
  const visitor = () => signIn('127.0.0.1', '203.0.113.3');
  expect(await exhaust(visitor, CALLS_A_MINUTE.signingIn)).toBe(429);
  expect((await signIn('127.0.0.1', '203.0.113.4')).statusCode).toBe(400);
  expect(await exhaust(() => signIn('127.0.0.1'), CALLS_A_MINUTE.signingIn)).toBe(400);
});

test('a client with forged forwarding headers is counted by its own address', async () => {
  let claimed = 0;
  const liar = () => signIn('203.0.113.5', `198.51.100.${(claimed += 1) % 250}`);
  expect(await exhaust(liar, CALLS_A_MINUTE.signingIn)).toBe(429);
  expect((await signIn('203.0.113.5', '127.0.0.1')).statusCode).toBe(429);
});

test('one IPv6 network counts as one address', async () => {
  let host = 0;
  const call = () => signIn(`2001:db8:1:2::${(host += 1).toString(16)}`);
  expect(await exhaust(call, CALLS_A_MINUTE.signingIn)).toBe(429);
});

test('a refused GraphQL call has the GraphQL format, and a refused search that of the search', async () => {
  const remoteAddress = '203.0.113.6';
  const post = () => shop.app.inject({ method: 'POST', url: '/graphql', payload: {}, remoteAddress });
  expect(await exhaust(post, CALLS_A_MINUTE.graphql)).toBe(429);
  const refused = (await post()).json();
  expect(refused).toMatchObject({
    errors: [{ message: 'TOO_MANY_ATTEMPTS', extensions: { name: 'TOO_MANY_ATTEMPTS', code: 105 } }],
  });
  // Refused before execution: GraphQL over HTTP leaves `data` out.
  expect(refused).not.toHaveProperty('data');
  const search = () =>
    shop.app.inject({ method: 'POST', url: '/1/indexes/*/queries', payload: '{}', remoteAddress });
  expect(await exhaust(search, CALLS_A_MINUTE.search)).toBe(429);
  expect((await search()).json()).toMatchObject({ message: 'TOO_MANY_ATTEMPTS', status: 429, code: 105 });
  // Each kind of request has its own count.
  const page = { url: '/web-structure?type=nav&locale=fr', remoteAddress };
  expect((await shop.app.inject(page)).statusCode).toBe(200);
});

test('health probes are not limited', async () => {
  const probe = () => shop.app.inject({ url: '/healthz', remoteAddress: '203.0.113.7' });
  expect(await exhaust(probe, CALLS_A_MINUTE.reading)).toBe(200);
});
