import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices } from '../../testing/services.ts';
import { productsChanged } from './enqueue.ts';
import { createSubscriber } from './subscriber.ts';

let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.client.close());

test('an event is delivered whose transaction began before others and was committed after them', async () => {
  const { db, clock } = services;
  const seen: unknown[] = [];
  const subscriber = createSubscriber(services);
  await subscriber.subscribe('product.changed', async (events) => {
    seen.push(...events.map(({ payload }) => payload['references']));
  });
  await db.transaction(async (slow) => {
    await productsChanged(slow, [1], clock.now());
    await productsChanged(db, [2], clock.now());
    expect(await subscriber.catchUp()).toBe(1);
  });
  expect(await subscriber.catchUp()).toBe(1);
  expect(seen).toEqual([[2], [1]]);
});
