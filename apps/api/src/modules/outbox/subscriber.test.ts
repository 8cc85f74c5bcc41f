import { DAY_MS, MINUTE_MS } from '@patine/core';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outbox } from '../../db/schema/operations.ts';
import { movableClock, testServices } from '../../testing/services.ts';
import { enqueue, productsChanged } from './enqueue.ts';
import { currentSnapshot, deleteFinishedEvents, eventsSince } from './repository.ts';
import { createSubscriber } from './subscriber.ts';
import { createRelay, type OutboxEvent } from './relay.ts';
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
const references = (events: readonly OutboxEvent[]) => events.map(({ payload }) => payload['references']);

const isNewestEventSettled = async () => {
  const { rows } = await services.client.execute(
    'select max(transaction_id) < pg_snapshot_xmin(pg_current_snapshot()) as settled from outbox',
  );
  return (rows[0] as { settled: boolean }).settled;
};

async function subscribing(into: unknown[] = seen) {
  const subscriber = createSubscriber(services);
  await subscriber.subscribe('product.changed', async (events) => void into.push(...references(events)));
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

test('events of one topic that follow each other are handled together, and topics in their order', async () => {
  const subscriber = createSubscriber(services);
  const handled: unknown[] = [];
  for (const topic of ['product.changed', 'search.reindex'])
    await subscriber.subscribe(topic, async (events) => void handled.push([topic, events.length]));
  await change(10);
  await change(11);
  await enqueue(services.db, 'search.reindex', {}, clock.now());
  await change(12);
  expect(await subscriber.catchUp()).toBe(4);
  expect(handled).toEqual([
    ['product.changed', 2],
    ['search.reindex', 1],
    ['product.changed', 1],
  ]);
});

test('a handler that fails is called again, in order, and after its time the subscriber tells that it missed events', async () => {
  const subscriber = createSubscriber(services);
  let [isBroken, missed] = [true, 0];
  subscriber.onMissed(() => (missed += 1));
  await subscriber.subscribe('product.changed', async (events) => {
    if (isBroken) throw new Error('no index');
    seen.push(...references(events));
  });
  await change(6);
  await change(7);
  expect(await subscriber.catchUp()).toBe(0);
  clock.advance(MINUTE_MS);
  expect([await subscriber.catchUp(), subscriber.lagSeconds()]).toEqual([0, 60]);
  isBroken = false;
  expect([await subscriber.catchUp(), subscriber.lagSeconds()]).toEqual([2, 0]);
  expect([seen, missed]).toEqual([[[6], [7]], 0]);

  isBroken = true;
  await change(8);
  await subscriber.catchUp();
  clock.advance(SUBSCRIBER_RETRY_MS);
  await subscriber.catchUp();
  expect([missed, subscriber.lagSeconds()]).toEqual([1, 0]);
  isBroken = false;
  await change(9);
  expect(await subscriber.catchUp()).toBe(1);
  expect(seen.at(-1)).toEqual([9]);
});

test('while the outbox is not read, the lag grows', async () => {
  const subscriber = await subscribing();
  await subscriber.catchUp();
  clock.advance(MINUTE_MS);
  expect(subscriber.lagSeconds()).toBe(60);
});

test('finished events are deleted after their time, and whoever had not seen them is told', async () => {
  const [regular, late] = [await subscribing(), await subscribing([])];
  const missed: string[] = [];
  regular.onMissed(() => missed.push('regular'));
  late.onMissed(() => missed.push('late'));
  await change(13);
  await createRelay(services).drain(['product.changed']);
  // While an older transaction is running, in any database of the server, nobody knows that an event has been seen.
  await expect.poll(isNewestEventSettled).toBe(true);
  expect(await regular.catchUp()).toBe(1);
  clock.advance(DAY_MS);
  await deleteFinishedEvents(services.db, clock.now());
  expect(await services.db.select().from(outbox).where(isNotNull(outbox.finishedAt))).toEqual([]);

  expect([await regular.catchUp(), await late.catchUp()]).toEqual([0, 0]);
  expect(missed).toEqual(['late']);
  await change(14);
  expect([await regular.catchUp(), await late.catchUp()]).toEqual([1, 1]);
  expect(missed).toEqual(['late']);
});

test('a subscriber whose database has gone back to an earlier state is told', async () => {
  const ahead = (await currentSnapshot(services.db)).replaceAll(/\d+/g, (id) => String(Number(id) + 1_000));
  await change(15);
  const { events, isIncomplete } = await eventsSince(services.db, ['product.changed'], {
    since: ahead,
    most: 9,
  });
  expect([events, isIncomplete]).toEqual([[], true]);
});

test('more events than a subscriber takes are told as missed', async () => {
  const since = await currentSnapshot(services.db);
  for (const number of [16, 17, 18]) await change(number);
  const read = (most: number) => eventsSince(services.db, ['product.changed'], { since, most });
  expect([(await read(3)).isIncomplete, (await read(2)).isIncomplete]).toEqual([false, true]);
});
