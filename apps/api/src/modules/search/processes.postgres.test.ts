import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { connect } from '../../db/client.ts';
import { items, products } from '../../db/schema/catalogue.ts';
import { identifySellers } from '../../testing/sellers.ts';
import { movableClock, servicesOn, testServices } from '../../testing/services.ts';
import { importFeed } from '../catalogue-import/import-feed.ts';
import { readFeed } from '../catalogue-import/read-feed.ts';
import { sampleFolder } from '../catalogue-import/sample-feed.ts';
import { insertEvent } from '../outbox/repository.ts';

const clock = movableClock();
const WITHIN = { timeout: 10_000, interval: 20 };
const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

let services: Awaited<ReturnType<typeof testServices>>;
/** The first takes jobs, the second does not. */
const apps: FastifyInstance[] = [];
const closing: (() => Promise<void>)[] = [];

const load = async (ids: readonly string[]) => {
  const { feed } = await sampleFolder(
    ids.map((id) => ({ id, title: 'Jupe noire', title_en: 'Black skirt' })),
  );
  await importFeed(services, readFeed(feed), {
    photoFolders: [path.dirname(feed)],
    dryRun: false,
    announce: false,
  });
};

beforeAll(async () => {
  services = await testServices({}, clock);
  await identifySellers(services.db, ['Friperie du Canal']);
  await load(IDS);
  const { url } = services.client as { url: string | null };
  for (const JOBS of ['1', '0']) {
    const client = { ...(await connect({ DATABASE_URL: url ?? '', DATA_DIR: '' })), url };
    const app = await buildApp(await servicesOn(client, { JOBS }, clock));
    await app.listen({ port: 0, host: '127.0.0.1' });
    apps.push(app);
    closing.push(async () => {
      await app.close();
      await client.close();
    });
  }
});
afterAll(async () => {
  for (const close of closing) await close();
  await services.client.close();
});

const found = async (app: FastifyInstance) => {
  const { body } = await app.inject({
    method: 'POST',
    url: '/1/indexes/search_fr/query',
    payload: { query: 'jupe', facetFilters: ['availability:AVAILABLE'] },
  });
  return JSON.parse(body).nbHits as number;
};
const foundByEach = () => Promise.all(apps.map(found));

/** As another process would tell it: no listener of this one hears of it. */
const publish = (topic: string, payload: Record<string, unknown> = {}) =>
  insertEvent(services.db, { topic, payload, createdAt: clock.now(), availableAt: clock.now() });

const referencesOf = async () =>
  (await services.db.select().from(products)).map(({ reference }) => reference);

test('what is withdrawn leaves the search of every process', async () => {
  expect(await foundByEach()).toEqual([6, 6]);
  for (const reference of await referencesOf()) {
    await services.db.update(items).set({ status: 'withdrawn' }).where(eq(items.productReference, reference));
    await publish('product.changed', { references: [reference] });
  }
  await vi.waitFor(async () => expect(await foundByEach()).toEqual([0, 0]), WITHIN);
});

test('what is new is found by every process', async () => {
  await load(['g', 'h']);
  await publish('product.changed', { references: await referencesOf() });
  await vi.waitFor(async () => expect(await foundByEach()).toEqual([2, 2]), WITHIN);
});

test('`search reindex` fills the index of every process', async () => {
  await services.db.update(items).set({ status: 'listed' });
  await publish('search.reindex');
  await vi.waitFor(async () => expect(await foundByEach()).toEqual([8, 8]), WITHIN);
});
