import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metrics } from '../../plugins/metrics.ts';
import { movableClock, testServices } from '../../testing/services.ts';
import { productsChanged } from '../outbox/enqueue.ts';
import { outbox } from '../outbox/plugin.ts';
import { followChanges } from './follow-changes.ts';

const WITHIN = { timeout: 10_000, interval: 10 };
const LAG = /^api_search_index_lag_seconds\{engine="embedded"\} (.+)$/m;

const clock = movableClock();
let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices({}, clock);
});
afterAll(() => services.client.close());

/** An api that follows changes alone. `products` gets what is to be written. */
async function follow(products: (references: readonly number[]) => Promise<void>) {
  const app = Fastify();
  metrics(app, services, () => true);
  app.decorate('jobs', { schedule: () => undefined });
  outbox(app, services);
  let rebuilds = 0;
  await followChanges(app, services, {
    products,
    names: async () => undefined,
    sales: async () => undefined,
    everything: async () => void (rebuilds += 1),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    rebuilds: () => rebuilds,
    lag: async () => Number(LAG.exec((await app.inject('/metrics')).body)?.[1]),
  };
}

const change = (references: number[]) => productsChanged(services.db, references, clock.now());
const manyFrom = (first: number) => Array.from({ length: 150 }, (_, index) => first + index);

test('a withdrawn piece is written before the rest of an import, none of which is lost', async () => {
  const written: number[] = [];
  let hold: Promise<void> | undefined;
  let isHeld = false;
  const { app, lag } = await follow(async (references) => {
    if (references.length > 20) {
      isHeld = true;
      await hold;
    }
    written.push(...references);
  });
  let release: () => void = () => undefined;
  hold = new Promise((resolve) => (release = resolve));
  await change(manyFrom(1_000));
  await expect.poll(() => isHeld, WITHIN).toBe(true);
  await change([7]);
  await expect.poll(() => written, WITHIN).toEqual([7]);
  // The import waits, and this is told.
  clock.advance(30_000);
  await expect.poll(lag, WITHIN).toBe(30);
  // Written already, or about to be: it is written once more.
  await change([1_000, ...manyFrom(2_000)]);
  release();
  await expect.poll(() => new Set(written).size, WITHIN).toBe(301);
  await expect.poll(() => written.filter((reference) => reference === 1_000).length, WITHIN).toBe(2);
  await expect.poll(lag, WITHIN).toBe(0);
  await app.close();
});

test('an import whose products cannot be written is tried again', async () => {
  let failures = 1;
  const written: number[] = [];
  const { app, rebuilds } = await follow(async (references) => {
    if (references.length > 20 && failures-- > 0) throw new Error('the database is away');
    written.push(...references);
  });
  await change(manyFrom(3_000));
  await expect.poll(() => new Set(written).size, WITHIN).toBe(150);
  expect(rebuilds()).toBe(0);
  await app.close();
});
