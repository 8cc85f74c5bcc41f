import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Services } from '../../context.ts';
import { metrics } from '../../plugins/metrics.ts';
import { testServices } from '../../testing/services.ts';
import { enqueue, productsChanged } from './enqueue.ts';
import { outbox } from './plugin.ts';
import { CHANNEL } from './repository.ts';

const WITHIN = { timeout: 10_000, interval: 10 };

let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance | undefined;

beforeAll(async () => {
  services = await testServices();
});
afterEach(() => app?.close());
afterAll(() => services.client.close());

/** An api with the outbox alone. */
function open(config: Partial<Services['config']>) {
  const opened = Fastify();
  metrics(opened, services, () => true);
  opened.decorate('jobs', { schedule: () => undefined });
  outbox(opened, { ...services, config: { ...services.config, ...config } });
  app = opened;
  return opened;
}

test('an event notifies those who listen once it is committed, and never when it is rolled back', async () => {
  let heard = 0;
  const unlisten = services.client.listen(CHANNEL, () => (heard += 1));
  const change = () => productsChanged(services.db, [1], services.clock.now());
  // Listening begins some time after the call. Each change waits for its own notification, so that none is on its way afterwards.
  await vi.waitFor(async () => {
    const earlier = heard;
    await change();
    await expect.poll(() => heard).toBeGreaterThan(earlier);
  }, WITHIN);
  const before = heard;
  await services.db
    .transaction(async (tx) => {
      await productsChanged(tx, [2], services.clock.now());
      throw new Error('no');
    })
    .catch(() => undefined);
  await services.db.transaction(async (tx) => {
    await productsChanged(tx, [3], services.clock.now());
    await productsChanged(tx, [4], services.clock.now());
  });
  // PostgreSQL sends equal notifications of a transaction once.
  await expect.poll(() => heard, WITHIN).toBe(before + 1);
  await unlisten();
});

test('a mail that is not delivered for long delays no subscriber', async () => {
  const opened = open({ JOBS: true });
  let deliver: () => void = () => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  let isDelivering = false;
  opened.outbox.handle('mail.*', async () => {
    isDelivering = true;
    await delivered;
  });
  const seen: unknown[] = [];
  await opened.outbox.subscribe('product.changed', async (events) => void seen.push(...events));
  await opened.listen({ port: 0, host: '127.0.0.1' });
  await enqueue(services.db, 'mail.welcome', {}, services.clock.now());
  await expect.poll(() => isDelivering, WITHIN).toBe(true);
  await productsChanged(services.db, [5], services.clock.now());
  await expect.poll(() => seen.length, WITHIN).toBe(1);
  deliver();
});

test('a process without jobs reads what it subscribes to, and its background tasks end with it', async () => {
  const opened = open({ JOBS: false });
  const handled = vi.fn<() => Promise<void>>(async () => undefined);
  opened.outbox.handle('mail.*', handled);
  let fills = 0;
  const task = opened.outbox.background('fill', async () => {
    fills += 1;
    throw new Error('no database');
  });
  await opened.outbox.subscribe('product.changed', async () => void task.request());
  await opened.listen({ port: 0, host: '127.0.0.1' });
  await enqueue(services.db, 'mail.welcome', {}, services.clock.now());
  await productsChanged(services.db, [6], services.clock.now());
  await expect.poll(() => fills, WITHIN).toBe(1);
  await opened.close();
  expect([fills, handled.mock.calls]).toEqual([1, []]);
});
