import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outbox } from '../../db/schema/operations.ts';
import { movableClock, testServices } from '../../testing/services.ts';
import { enqueue, productsChanged } from './enqueue.ts';
import { createRelay } from './relay.ts';
import { LEASE_MS, MAX_ATTEMPTS, waitAfter } from './retry.ts';

const clock = movableClock();
let services: Awaited<ReturnType<typeof testServices>>;

beforeAll(async () => {
  services = await testServices({}, clock);
});
beforeEach(() => services.db.delete(outbox));
afterAll(() => services.client.close());

const rows = () => services.db.select().from(outbox).orderBy(outbox.id);

test('an event is delivered to its topic once and is finished', async () => {
  const seen: unknown[] = [];
  const relay = createRelay(services);
  relay.handle('product.changed', async ({ payload }) => void seen.push(payload));
  await productsChanged(services.db, [7, 8], clock.now());
  expect(await relay.drain()).toBe(1);
  expect(await relay.drain()).toBe(0);
  expect(seen).toEqual([{ references: [7, 8] }]);
  expect((await rows())[0]?.finishedAt).toEqual(clock.now());
});

test('an event rolled back with its transaction is not delivered', async () => {
  const relay = createRelay(services);
  relay.handle('product.changed', () => Promise.reject(new Error('reached')));
  await services.db
    .transaction(async (tx) => {
      await productsChanged(tx, [7], clock.now());
      throw new Error('no');
    })
    .catch(() => undefined);
  expect(await relay.drain()).toBe(0);
});

test('an event of a topic without a handler waits for one', async () => {
  await enqueue(services.db, 'mail.welcome', {}, clock.now());
  const early = createRelay(services);
  early.handle('product.changed', async () => undefined);
  expect(await early.drain()).toBe(0);
  const late = createRelay(services);
  const topics: string[] = [];
  late.handle('mail.*', async ({ topic }) => void topics.push(topic));
  expect(await late.drain()).toBe(1);
  expect(topics).toEqual(['mail.welcome']);
});

test('a failed delivery is retried later, and finally given up', async () => {
  const relay = createRelay(services);
  relay.handle('mail.*', () => Promise.reject(new Error('no route')));
  await enqueue(services.db, 'mail.welcome', {}, clock.now());
  await relay.drain();
  expect(await relay.drain()).toBe(0);
  for (let tries = 1; tries < MAX_ATTEMPTS; tries += 1) {
    clock.advance(waitAfter(tries));
    expect(await relay.drain()).toBe(1);
  }
  const [dead] = await rows();
  expect(dead).toMatchObject({ tries: MAX_ATTEMPTS, lastError: 'Error: no route', finishedAt: clock.now() });
  clock.advance(waitAfter(MAX_ATTEMPTS));
  expect(await relay.drain()).toBe(0);
});

test('events claimed by a dead process are delivered by another', async () => {
  await enqueue(services.db, 'mail.welcome', {}, clock.now());
  const dying = createRelay(services);
  let reached: () => void = () => undefined;
  const claimed = new Promise<void>((resolve) => (reached = resolve));
  dying.handle('mail.*', () => {
    reached();
    return new Promise(() => undefined);
  });
  void dying.drain();
  await claimed;
  const heir = createRelay(services);
  heir.handle('mail.*', async () => undefined);
  expect(await heir.drain()).toBe(0);
  clock.advance(LEASE_MS);
  expect(await heir.drain()).toBe(1);
});

test('two concurrent relays share the events without duplicates', async () => {
  const seen: number[] = [];
  for (let number = 0; number < 120; number += 1)
    await enqueue(services.db, 'mail.welcome', { number }, clock.now());
  const relays = [createRelay(services), createRelay(services)];
  for (const relay of relays)
    relay.handle('mail.*', async ({ payload }) => void seen.push(Number(payload['number'])));
  await Promise.all(relays.map((relay) => relay.drain()));
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, number) => number));
});
