import { connectRedis, type RedisConnection } from '@patine/contract/redis/redis-connection';
import { PAGE_CHANGES_CHANNEL, readPageChanges } from '@patine/contract/pages/page-changes';
import { LISTS_KEY, pageKey, productKey, sellerKey, SHOP_KEY } from '@patine/contract/pages/surrogate-keys';
import { HOUR_MS } from '@patine/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startRedis, type RedisServer } from '../../../../testing/redis-server.ts';
import { publishVersion, saveDraft } from '../modules/content/drafts.ts';
import { unpublishPage } from '../modules/content/page-life.ts';
import { samplePage } from '../modules/content/sample-folder.ts';
import { lockItemsOfProduct, withdrawItem } from '../modules/inventory/index.ts';
import { importSellers, type SellersImportOutput } from '../modules/sellers/import-sellers.ts';
import { insertProduct } from '../testing/catalogue.ts';
import { sampleSellerEntries } from '../testing/sellers.ts';
import { type TestShop, testShop } from '../testing/shop.ts';

const WITHIN = { timeout: 15_000, interval: 20 };

let redis: RedisServer;
let shop: TestShop;
let listening: RedisConnection;
let heard: string[] = [];
let numbers: number[] = [];

beforeAll(async () => {
  redis = await startRedis();
  listening = connectRedis({
    url: redis.url,
    onOpen: (client) =>
      client.subscribe(PAGE_CHANGES_CHANNEL, (message) => {
        const changes = readPageChanges(message);
        heard.push(...(changes?.keys ?? ['unreadable']));
        if (changes) numbers.push(changes.number);
      }),
  });
  shop = await testShop({ REDIS_URL: redis.url });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitUntil(() => listening.isUp() && shop.app.redis?.isUp(), WITHIN);
});
afterAll(async () => {
  await listening.close();
  await shop.close();
  await redis.stop();
});
beforeEach(async () => {
  // What an earlier test left is announced before.
  await shop.app.outbox.drain();
  heard = [];
});

const document = { kind: 'page', name: 'our-atelier', locale: 'fr' } as const;

test('a process announces that it is there, and numbers what it announces', async () => {
  numbers = [];
  await expect.poll(() => numbers.length, WITHIN).toBeGreaterThan(2);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
});

test('a withdrawn product is announced once searches answer without it', async () => {
  const { reference } = await insertProduct(shop.db);
  await shop.db.transaction(async (tx) => {
    const [item] = await lockItemsOfProduct(tx, reference);
    await withdrawItem(tx, item!, shop.clock.now());
  });
  await expect.poll(() => heard, WITHIN).toEqual(expect.arrayContaining([productKey(reference), LISTS_KEY]));
  expect(heard).not.toContain(SHOP_KEY);
});

test('a page is announced by its name and paths when it is published, moved and taken away', async () => {
  const publish = async (path: string) => {
    const body = samplePage(path, 'Atelier', { type: 'title', title: 'Atelier' });
    const { version } = await saveDraft(shop.services, document, { body, authorId: 'test' });
    await publishVersion(shop.services, document, { version, publisherId: 'test' });
  };
  await publish('/pages/atelier');
  await expect
    .poll(() => heard, WITHIN)
    .toEqual(expect.arrayContaining([pageKey('our-atelier'), pageKey('/pages/atelier')]));
  heard = [];
  await publish('/pages/ateliers');
  await expect
    .poll(() => heard, WITHIN)
    .toEqual(expect.arrayContaining([pageKey('/pages/atelier'), pageKey('/pages/ateliers')]));
  heard = [];
  await unpublishPage(shop.services, { name: document.name, authorId: 'test' }, 'fr');
  await expect.poll(() => heard, WITHIN).toContain(pageKey('/pages/ateliers'));
});

test('a seller is announced when their identity changes', async () => {
  const entries = sampleSellerEntries(['Friperie du Canal']);
  const output: SellersImportOutput[] = [];
  for await (const line of importSellers(shop.services, entries)) output.push(line);
  expect(output).toContainEqual({
    summary: { taken: 1, refused: 0, withoutIdentity: expect.any(Array) as unknown },
  });
  await expect.poll(() => heard, WITHIN).toContain(sellerKey('friperie-du-canal'));
});

test('what begins by the clock is announced without an event', async () => {
  const at = new Date(shop.clock.now().getTime() + HOUR_MS).toISOString();
  await shop.db.execute(
    sql`insert into drops (slug, name_fr, name_en, description_fr, description_en, launch_at)
      values ('announced', 'Annoncé', 'Announced', '', '', ${at})`,
  );
  shop.clock.advance(HOUR_MS);
  await expect.poll(() => heard, WITHIN).toContain(SHOP_KEY);
});

test('what changes while Redis is away or hangs is announced when it is back, and the api stays ready', async () => {
  for (const [interrupt, mend] of [
    [redis.kill, redis.start],
    [redis.hang, redis.resume],
  ] as const) {
    await expect.poll(listening.isUp, WITHIN).toBe(true);
    await expect.poll(() => shop.app.redis?.isUp(), WITHIN).toBe(true);
    await interrupt();
    await expect
      .poll(async () => (await shop.app.inject({ url: '/readyz' })).json(), WITHIN)
      .toEqual({ status: 'ready', redis: 'away' });
    shop.app.pageChanges.announce(['product-7']);
    await mend();
    await expect.poll(() => heard, WITHIN).toContain('product-7');
    heard = [];
  }
  expect((await shop.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready', redis: 'up' });
});
