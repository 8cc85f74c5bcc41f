import { MINUTE_MS } from '@patine/core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { movableClock, testServices } from '../../testing/services.ts';
import { productsChanged } from './enqueue.ts';
import { createFollower } from './follower.ts';
import { createRelay } from './relay.ts';
import { GIVE_UP_MS } from './retry.ts';

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

async function following(into: unknown[] = seen) {
  const follower = createFollower(services);
  await follower.follow('product.changed', async ({ payload }) => void into.push(references(payload)));
  return follower;
}

test('every process that follows a topic gets each event once, and none of before', async () => {
  await change(1);
  const others: unknown[] = [];
  const [one, other] = [await following(), await following(others)];
  await change(2);
  expect(await one.catchUp()).toBe(1);
  await change(3);
  expect([await one.catchUp(), await one.catchUp(), await other.catchUp()]).toEqual([1, 0, 2]);
  expect([seen, others]).toEqual([
    [[2], [3]],
    [[2], [3]],
  ]);
});

test('an event that a relay has finished is followed all the same', async () => {
  const follower = await following();
  await change(4);
  expect(await createRelay(services).drain(['product.changed'])).toBeGreaterThan(0);
  expect(await follower.catchUp()).toBe(1);
});

test('readings at the same moment deliver nothing twice', async () => {
  const follower = await following();
  await change(5);
  await Promise.all([follower.catchUp(), follower.catchUp(), follower.catchUp()]);
  expect(seen).toEqual([[5]]);
});

test('a handler that fails is called again, in order, and given up after its time', async () => {
  const follower = createFollower(services);
  let isBroken = true;
  await follower.follow('product.changed', async ({ payload }) => {
    if (isBroken) throw new Error('no index');
    seen.push(references(payload));
  });
  await change(6);
  await change(7);
  expect(await follower.catchUp()).toBe(0);
  clock.advance(MINUTE_MS);
  expect([await follower.catchUp(), follower.lagSeconds()]).toEqual([0, 60]);
  isBroken = false;
  expect([await follower.catchUp(), follower.lagSeconds()]).toEqual([2, 0]);
  expect(seen).toEqual([[6], [7]]);

  isBroken = true;
  await change(8);
  await follower.catchUp();
  clock.advance(GIVE_UP_MS);
  expect(await follower.catchUp()).toBe(1);
  isBroken = false;
  await change(9);
  await follower.catchUp();
  expect(seen.at(-1)).toEqual([9]);
});
