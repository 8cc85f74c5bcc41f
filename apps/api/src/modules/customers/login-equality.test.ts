import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@patine/core';
import { testShopWithCostlyPasswords, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShopWithCostlyPasswords();
});
afterAll(() => shop.close());

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('a wrong password and an unknown account get the same response', async () => {
  await shop.signUp('known@example.fr');
  const known = await shop.authenticate('known@example.fr', 'Another-one-1');
  const unknown = await shop.authenticate('unknown@example.fr', 'Another-one-1');
  expect([known.statusCode, known.body]).toEqual([401, unknown.body]);
  // Each response has its own request id, whatever it answers.
  const headers = ({ date: _date, 'x-request-id': _id, ...rest }: Record<string, unknown>) => rest;
  expect(headers(known.headers)).toEqual(headers(unknown.headers));
});

test('an unknown account takes as long to reject as a wrong password', async () => {
  await shop.signUp('timed@example.fr');
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 15; round += 1)
    for (const kind of ['known', 'unknown'] as const) {
      const start = performance.now();
      const emailAddress = kind === 'known' ? 'timed@example.fr' : 'nobody@example.fr';
      await shop.authenticate(emailAddress, 'Another-one-1', `198.51.100.${round + 1}`);
      times[kind].push(performance.now() - start);
    }
  // A hash check takes tens of milliseconds. Without the dummy hash, an unknown account would take only a few.
  expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 2);
});

test('the twenty-first check within an hour is refused, right or wrong, until the first is an hour old', async () => {
  await shop.signUp('stuffed@example.fr');
  shop.clock.advance(HOUR_MS);
  const wrong = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      shop.authenticate('stuffed@example.fr', `Wrong-${index}-aaa`, `198.51.100.${index + 1}`),
    ),
  );
  expect(new Set(wrong.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  shop.clock.advance(MINUTE_MS);

  const refused = await shop.authenticate('stuffed@example.fr');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('3540');
  expect(refused.json()).toEqual({ name: 'TOO_MANY_ATTEMPTS', code: 105, retryAfter: 3540 });
  shop.clock.advance(3_540_000);
  expect((await shop.authenticate('stuffed@example.fr')).statusCode).toBe(200);
});

test('of fifty concurrent checks at most twenty run', async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      shop.authenticate('crowd@example.fr', 'Another-one-1', `198.51.100.${index + 1}`),
    ),
  );
  const made = responses.filter(({ statusCode }) => statusCode === 401).length;
  expect(made).toBeLessThanOrEqual(20);
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50 - made);
});

test('one network address cannot try account after account', async () => {
  shop.clock.advance(HOUR_MS);
  const statuses = new Set<number>();
  for (let index = 0; index < 16 && !statuses.has(429); index += 1) {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, each) =>
        shop.authenticate(`victim${index}-${each}@example.fr`, 'Another-one-1', '203.0.113.9'),
      ),
    );
    for (const { statusCode } of responses) statuses.add(statusCode);
  }
  expect(statuses).toEqual(new Set([401, 429]));
  expect((await shop.authenticate('elsewhere@example.fr', 'x', '203.0.113.10')).statusCode).toBe(401);
}, 60_000);
