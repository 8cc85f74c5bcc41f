import { MINUTE_MS } from '@patine/core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { movableClock, testServices } from '../../testing/services.ts';
import { productsChanged } from './enqueue.ts';
import { createSubscriber } from './subscriber.ts';
import { createRelay } from './relay.ts';
import { SUBSCRIBER_RETRY_MS } from './retry.ts';

const clock = movableClock();
let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices({}, clock);
});
afterAll(() => services.client.close());

const seen: unknown[] = [];
beforeEach(() => void (seen.length = 0));

const change = (reference: number) => productsChanged(services.db, [reference], clock.now());
const references = (payload: Record<string, unknown>) => payload['references'];

async function subscribing(into: unknown[] = seen) {
  const subscriber = createSubscriber(services);
  await subscriber.subscribe('product.changed', async ({ payload }) => void into.push(references(payload)));
  return subscriber;
}

test('every process that subscribes to a topic gets each event once, and none of before', async () => {
  await change(1);
  const others: unknown[] = [];
  const [one, other] = [await subscribing(), await subscribing(others)];
  await change(2);
  expect(await one.catchUp()).toBe(1);
  await change(3);
  expect([await one.catchUp(), await one.catchUp(), await other.catchUp()]).toEqual([1, 0, 2]);
  expect([seen, others]).toEqual([
    [[2], [3]],
    [[2], [3]],
  ]);
});

test('an event that a relay has finished is delivered all the same', async () => {
  const subscriber = await subscribing();
  await change(4);
  expect(await createRelay(services).drain(['product.changed'])).toBeGreaterThan(0);
  expect(await subscriber.catchUp()).toBe(1);
});

test('readings at the same moment deliver nothing twice', async () => {
  const subscriber = await subscribing();
  await change(5);
  await Promise.all([subscriber.catchUp(), subscriber.catchUp(), subscriber.catchUp()]);
  expect(seen).toEqual([[5]]);
});

test('a handler that fails is called again, in order, and given up after its time', async () => {
  const subscriber = createSubscriber(services);
  let isBroken = true;
  await subscriber.subscribe('product.changed', async ({ payload }) => {
    if (isBroken) throw new Error('no index');
    seen.push(references(payload));
  });
  await change(6);
  await change(7);
  expect(await subscriber.catchUp()).toBe(0);
  clock.advance(MINUTE_MS);
  expect([await subscriber.catchUp(), subscriber.lagSeconds()]).toEqual([0, 60]);
  isBroken = false;
  expect([await subscriber.catchUp(), subscriber.lagSeconds()]).toEqual([2, 0]);
  expect(seen).toEqual([[6], [7]]);

  isBroken = true;
  await change(8);
  await subscriber.catchUp();
  clock.advance(SUBSCRIBER_RETRY_MS);
  expect(await subscriber.catchUp()).toBe(1);
  isBroken = false;
  await change(9);
  await subscriber.catchUp();
  expect(seen.at(-1)).toEqual([9]);
});
