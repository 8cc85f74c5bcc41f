import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@patine/core';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { drops, items, products } from '../../../db/schema/catalogue.ts';
import { insertManyProducts } from '../../../testing/many-products.ts';
import { movableClock, testServices } from '../../../testing/services.ts';
import { productsChanged } from '../../outbox/index.ts';
import { writeSnapshot } from './snapshot-file.ts';

const FIRST = 200_001;
const COUNT = 300;

const clock = movableClock();
let services: Awaited<ReturnType<typeof testServices>>;
let folder: string;
/** What the api has logged, by message. */
let logged: { message: string; reason?: string }[] = [];

beforeAll(async () => {
  services = await testServices({}, clock);
  await insertManyProducts(services.db, COUNT);
});
afterAll(() => services.client.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'patine-snapshot-'));
  logged = [];
});

const file = () => path.join(folder, 'index.snapshot');

async function withApi<Result>(work: (app: FastifyInstance) => Promise<Result>): Promise<Result> {
  const log = services.log.child({});
  const note = (about: { reason?: string }, message: string) => void logged.push({ ...about, message });
  Object.assign(log, { info: note, warn: note, error: note });
  const app = await buildApp({
    ...services,
    log,
    config: { ...services.config, SEARCH_SNAPSHOT: folder },
  });
  try {
    await app.ready();
    return await work(app);
  } finally {
    await app.close();
  }
}

type Found = { nbHits: number; hits: { objectID: string; price: number }[]; facets: Record<string, object> };
async function search(app: FastifyInstance, params: object = {}, indexName = 'search_fr'): Promise<Found> {
  const answer = await app.inject({
    method: 'POST',
    url: '/1/indexes/*/queries',
    payload: JSON.stringify({ requests: [{ indexName, hitsPerPage: 1000, facets: ['*'], ...params }] }),
  });
  const { params: _params, processingTimeMS: _time, ...result } = answer.json().results[0];
  return result;
}
const everything = async (app: FastifyInstance) =>
  Promise.all(
    ['search_fr', 'price_ascending_en', 'best_sellers_fr'].flatMap((name) => [
      search(app, {}, name),
      search(app, { query: 'robe longue' }, name),
    ]),
  );
const messages = () =>
  logged.map(({ message }) => message).filter((message) => message.includes('search index'));

test('an api that starts again answers as the one before, from the file', async () => {
  const before = await withApi(everything);
  expect(before[0]?.nbHits).toBe(COUNT);
  logged = [];
  const after = await withApi(everything);
  expect(after).toEqual(before);
  expect(messages()).toEqual(['search index restored']);
});

test('what has changed while no api ran is followed before the next one answers', async () => {
  await withApi(everything);
  const [sold, cheaper] = [FIRST + 3, FIRST + 4];
  await services.db.update(items).set({ status: 'withdrawn' }).where(eq(items.productReference, sold));
  await services.db.update(products).set({ priceAmount: 77 }).where(eq(products.reference, cheaper));
  await productsChanged(services.db, [sold, cheaper], clock.now());
  await withApi(async (app) => {
    const { nbHits, hits } = await search(app);
    expect(nbHits).toBe(COUNT - 1);
    expect(hits.find(({ objectID }) => objectID === String(sold))).toBeUndefined();
    expect(hits.find(({ objectID }) => objectID === String(cheaper))?.price).toBe(77);
  });
  expect(messages()).toContain('search index restored');
});

test('a drop that opened while no api ran is found', async () => {
  const reference = FIRST + 10;
  await services.db.insert(drops).values({
    slug: 'soon',
    nameFr: 'Bientôt',
    nameEn: 'Soon',
    launchAt: new Date(clock.now().getTime() + DAY_MS),
  });
  await services.db
    .update(products)
    .set({ drops: ['soon'] })
    .where(eq(products.reference, reference));
  await productsChanged(services.db, [reference], clock.now());
  const isFound = (app: FastifyInstance) =>
    search(app).then(({ hits }) => hits.some(({ objectID }) => objectID === String(reference)));
  expect(await withApi(isFound)).toBe(false);
  clock.advance(2 * DAY_MS);
  expect(await withApi(isFound)).toBe(true);
  expect(messages()).toContain('search index restored');
});

test.each([
  [
    'a letter is another',
    (bytes: Buffer) => bytes.with(bytes.length >> 1, bytes[bytes.length >> 1]! ^ 1),
    'damaged',
  ],
  ['the end is missing', (bytes: Buffer) => bytes.subarray(0, -100), 'damaged'],
  ['it is empty', (bytes: Buffer) => bytes.subarray(0, 0), 'another format'],
  ['it is another file', () => Buffer.from('{"search":"index"}'), 'another format'],
])('a file is set aside and the index built from the database when %s', async (_what, damage, reason) => {
  await withApi(everything);
  await writeFile(file(), damage(await readFile(file())));
  logged = [];
  expect((await withApi((app) => search(app))).nbHits).toBe(COUNT - 1);
  expect(logged.find((entry) => entry.message.includes('set aside'))?.reason).toContain(reason);
  expect([existsSync(`${file()}.set-aside`), existsSync(file())]).toEqual([true, true]);
});

test('a file that another version of the shop has made is set aside', async () => {
  const header = { schema: 'older', database: 'any', position: '1:1:', savedAt: clock.now() };
  await writeSnapshot(file(), header, new Map());
  expect((await withApi((app) => search(app))).nbHits).toBe(COUNT - 1);
  expect(logged.find(({ message }) => message.includes('set aside'))?.reason).toContain('another version');
});

test('the file of another database is set aside', async () => {
  const other = await testServices({}, clock);
  const app = await buildApp({ ...other, config: { ...other.config, SEARCH_SNAPSHOT: folder } });
  await app.ready();
  await app.close();
  await other.client.close();
  expect((await withApi((mine) => search(mine))).nbHits).toBe(COUNT - 1);
  expect(logged.find(({ message }) => message.includes('set aside'))?.reason).toContain('another database');
});

test('two processes that share a folder both start from it, and leave a file that a third one can use', async () => {
  await withApi(async (one) => {
    await withApi(everything);
    await withApi(everything);
    expect((await search(one)).nbHits).toBe(COUNT - 1);
  });
  logged = [];
  await withApi(everything);
  expect(messages()).toEqual(['search index restored']);
});

test('SEARCH_SNAPSHOT=0 keeps no file', async () => {
  const app = await buildApp({ ...services, config: { ...services.config, SEARCH_SNAPSHOT: '0' } });
  await app.ready();
  await app.close();
  expect(existsSync(path.join(services.config.DATA_DIR, 'search'))).toBe(false);
});
