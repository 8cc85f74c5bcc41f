import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { errorHandler } from './error-handler.ts';
import { metrics } from './metrics.ts';
import { loadShedding } from './load-shedding.ts';
import { trustedProxies } from '@patine/contract/network/trusted-proxies';

/** Blocks the event loop for the given time. */
async function stall(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  await setImmediate();
}

async function shop(mostDelay: number) {
  const app = Fastify();
  metrics(app, { config: readConfig({}) }, trustedProxies('loopback'));
  errorHandler(app);
  await loadShedding(app, mostDelay);
  for (const url of ['/page', '/graphql', '/healthz', '/webhooks/sandbox']) app.get(url, () => ({ url }));
  return { app, status: async (url: string) => (await app.inject({ url })).statusCode };
}

test('an overloaded api rejects calls, stays live, and accepts calls again afterwards', async () => {
  const { app, status } = await shop(200);
  expect(await status('/page')).toBe(200);

  for (let turn = 0; turn < 20 && (await status('/page')) === 200; turn += 1) await stall(300);
  const refused = await app.inject({ url: '/page' });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toEqual({ name: 'OVERLOADED', code: 805, retryAfter: 5 });
  expect((await app.inject({ url: '/graphql' })).json()).toMatchObject({
    data: null,
    errors: [{ message: 'OVERLOADED', extensions: { code: 805 } }],
  });
  expect(await status('/healthz')).toBe(200);
  expect(await status('/webhooks/sandbox')).toBe(200);

  await expect.poll(() => status('/page'), { timeout: 10_000, interval: 200 }).toBe(200);
  await app.close();
});

test('a single long turn of the event loop refuses nobody', async () => {
  const { app, status } = await shop(200);
  await stall(900);
  await stall(900);
  const statuses = new Set<number>();
  for (const end = performance.now() + 1_300; performance.now() < end; await stall(20))
    statuses.add(await status('/page'));
  expect([...statuses]).toEqual([200]);
  await app.close();
});

test('load shedding can be turned off', async () => {
  const { app, status } = await shop(0);
  for (let turn = 0; turn < 8; turn += 1) await stall(300);
  expect(await status('/page')).toBe(200);
  await app.close();
});
