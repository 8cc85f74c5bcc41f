import { eq, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { items } from '../../db/schema/catalogue.ts';
import { insertManyProducts } from '../../testing/many-products.ts';
import { testServices } from '../../testing/services.ts';
import { createLiveIndex, type LiveIndex } from './live-index.ts';

/** More than are read at a time. */
const COUNT = 1_200;
const FIRST = 200_001;

let services: Awaited<ReturnType<typeof testServices>>;
let live: LiveIndex;
/** Called before each page of products is read. */
let beforePage: (page: number) => Promise<void> = async () => undefined;

beforeAll(async () => {
  services = await testServices();
  await insertManyProducts(services.db, COUNT);
  const dialect = new PgDialect();
  let pages = 0;
  const db = new Proxy(services.db, {
    get: (target, key) =>
      key === 'execute'
        ? async (statement: SQL) => {
            const isPage = dialect.sqlToQuery(statement).sql.includes('order by p.reference limit');
            pages = isPage ? pages + 1 : 0;
            if (isPage) await beforePage(pages);
            return target.execute(statement);
          }
        : Reflect.get(target, key, target),
  });
  live = createLiveIndex({ db, readReplica: services.readReplica, clock: services.clock }, {});
  await live.indexer.everything();
});
afterAll(() => services.client.close());

const found = async () => {
  const { body } = await live.answer({ method: 'POST', path: '/1/indexes/search_fr/query', body: '{}' });
  return (JSON.parse(body) as { nbHits: number }).nbHits;
};
const withdraw = (reference: number) =>
  services.db.update(items).set({ status: 'withdrawn' }).where(eq(items.productReference, reference));

/** Begins a rebuild that stops before its second page; returns a function that lets it go on. */
async function rebuildHalfway() {
  let goOn: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (goOn = resolve));
  const reached = new Promise<void>((resolve) => {
    beforePage = async (page) => {
      if (page < 2) return;
      resolve();
      await released;
    };
  });
  const rebuilt = live.indexer.everything();
  await reached;
  return async () => {
    goOn();
    await rebuilt;
  };
}

test('while an index is rebuilt, the old one answers and follows changes, which the new one has too', async () => {
  expect(await found()).toBe(COUNT);
  // Nobody is told of this one: only the new index knows.
  await withdraw(FIRST);
  const finish = await rebuildHalfway();
  expect(await found()).toBe(COUNT);
  // The rebuild has read this one before.
  await withdraw(FIRST + 1);
  await live.indexer.products([FIRST + 1]);
  expect(await found()).toBe(COUNT - 1);
  await live.indexer.names();
  await finish();
  expect([await found(), live.size()]).toEqual([COUNT - 2, COUNT - 2]);
});

test('a rebuild that fails leaves the old index, which goes on following', async () => {
  beforePage = () => Promise.reject(new Error('the database is away'));
  await expect(live.indexer.everything()).rejects.toThrow('the database is away');
  expect(await found()).toBe(COUNT - 2);
  await withdraw(FIRST + 2);
  await live.indexer.products([FIRST + 2]);
  expect(await found()).toBe(COUNT - 3);
});
