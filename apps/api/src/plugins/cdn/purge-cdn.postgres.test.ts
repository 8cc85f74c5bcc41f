import { connectRedis, type RedisConnection } from '@patine/contract/redis/redis-connection';
import { PAGE_CHANGES_CHANNEL, readPageChanges } from '@patine/contract/pages/page-changes';
import { productKey, SHOP_KEY } from '@patine/contract/pages/surrogate-keys';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startRedis, type RedisServer } from '../../../../../testing/redis-server.ts';
import { operate } from '../../cli/operations/operations.ts';
import { connect } from '../../db/client.ts';
import { lockItemsOfProduct, withdrawItem } from '../../modules/inventory/index.ts';
import { publishVersion, saveDraft } from '../../modules/content/drafts.ts';
import { samplePage } from '../../modules/content/sample-folder.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { type CdnServer, startCdn } from '../../testing/fakes/cdn-server.ts';
import { movableClock, servicesOn, testServices } from '../../testing/services.ts';
import { shopOn, type TestShop } from '../../testing/shop.ts';

const WITHIN = { timeout: 15_000, interval: 20 };

let redis: RedisServer;
let cdn: CdnServer;
let listening: RedisConnection;
/** Two processes of one database that take jobs. */
let shops: TestShop[] = [];
const told = new Map<string, boolean | undefined>();

beforeAll(async () => {
  [redis, cdn] = await Promise.all([startRedis(), startCdn()]);
  listening = connectRedis({
    url: redis.url,
    onOpen: (client) =>
      client.subscribe(PAGE_CHANGES_CHANNEL, (message) => {
        const changes = readPageChanges(message);
        if (changes) told.set(changes.from, changes.purges);
      }),
  });
  const settings = { ...cdn.settings, REDIS_URL: redis.url, JOBS: '1' };
  const clock = movableClock();
  const first = await testServices(settings, clock);
  const url = first.client.url ?? '';
  const client = { ...(await connect({ DATABASE_URL: url, DATA_DIR: '' })), url };
  for (const services of [first, await servicesOn(client, settings, clock)])
    shops.push(await shopOn(services, clock));
  for (const { app } of shops) await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
  await listening.close();
  for (const shop of shops.toReversed()) await shop.close();
  await Promise.all([redis.stop(), cdn.stop()]);
});
beforeEach(async () => {
  await vi.waitUntil(async () => (await waiting()).every((count) => count === 0), WITHIN);
  cdn.forget();
});

const metricsOf = async ({ app }: TestShop) => (await app.inject({ url: '/metrics' })).body;
const waiting = async () => {
  const texts = await Promise.all(shops.map(metricsOf));
  return texts.flatMap((text) =>
    [...text.matchAll(/^api_cdn_purges_waiting\{[^}]*\} (\d+)$/gm)].map(([, count]) => Number(count)),
  );
};
const withdraw = async (reference: number) => {
  const [shop] = shops;
  await shop!.db.transaction(async (tx) => {
    const [item] = await lockItemsOfProduct(tx, reference);
    await withdrawItem(tx, item!, shop!.clock.now());
  });
};
const eachCdn = () => Object.values(cdn.purged).map((calls) => calls.flat());

test('withdrawn pieces are purged from each CDN once, though two processes hear of them', async () => {
  const references: number[] = [];
  for (let number = 0; number < 3; number += 1)
    references.push((await insertProduct(shops[0]!.db)).reference);
  for (const reference of references) await withdraw(reference);
  for (const keys of references.map(productKey))
    await expect
      .poll(() => eachCdn().map((purged) => purged.includes(keys)), WITHIN)
      .toEqual([true, true, true]);
  // Twice the wait before a purge: a second one would have come.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  for (const purged of eachCdn()) {
    expect(purged.toSorted()).toEqual(references.map(productKey).toSorted());
    expect(purged).not.toContain(SHOP_KEY);
  }
});

test('a page that is published is purged by its name and path', async () => {
  const document = { kind: 'page', name: 'our-atelier', locale: 'fr' } as const;
  const [shop] = shops;
  const body = samplePage('/pages/atelier', 'Atelier', { type: 'title', title: 'Atelier' });
  const { version } = await saveDraft(shop!.services, document, { body, authorId: 'test' });
  await publishVersion(shop!.services, document, { version, publisherId: 'test' });
  await expect
    .poll(() => cdn.purged.cloudflare.flat(), WITHIN)
    .toEqual(expect.arrayContaining(['page-our-atelier', 'page-%2Fpages%2Fatelier']));
});

test('while purges fail stores are told, and they succeed later without a sale having waited', async () => {
  await vi.waitUntil(() => told.size === 2 && ![...told.values()].includes(false), WITHIN);
  const { reference } = await insertProduct(shops[0]!.db);
  // Each of the three CDNs, once.
  cdn.failNext(3);
  const began = performance.now();
  await withdraw(reference);
  expect(performance.now() - began).toBeLessThan(500);
  await expect.poll(() => [...told.values()], WITHIN).toContain(false);
  await expect
    .poll(() => eachCdn().map((keys) => keys.includes(productKey(reference))), WITHIN)
    .toEqual([true, true, true]);
  await expect.poll(() => [...told.values()], WITHIN).toEqual([true, true]);
  const texts = await Promise.all(shops.map(metricsOf));
  expect(texts.join('\n')).toMatch(/api_cdn_purge_failures_total\{cdn="fastly"\} 1/);
});

test('the doctor has each CDN purge a key that no page carries', async () => {
  const { app, services } = shops[0]!;
  const input = { name: 'doctor', parameters: [], given: {} };
  const rows = async () => {
    const found: object[] = [];
    for await (const output of operate(app, services, input))
      if ('row' in output && output.row['check'] === 'cdn') found.push(output.row);
    return found;
  };
  expect(await rows()).toEqual([expect.objectContaining({ state: 'well' })]);
  expect(eachCdn()).toEqual([['doctor'], ['doctor'], ['doctor']]);
  cdn.failNext(1);
  expect(await rows()).toEqual([
    expect.objectContaining({ state: 'unwell', finding: expect.stringContaining('503') }),
  ]);
});
