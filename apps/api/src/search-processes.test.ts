import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ProductRecord } from '@patine/contract/search/record';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type DatabaseClient } from './db/client.ts';
import { items } from './db/schema/catalogue.ts';
import { productsChanged } from './modules/outbox/index.ts';
import { lockItemsOfProduct, restoreItem, withdrawItem } from './modules/inventory/index.ts';
import { type RunningApi, startApi } from './testing/api-process.ts';
import { bareEnvironment } from './testing/bare-environment.ts';
import { GOOD_CARD } from './testing/buying.ts';
import { insertProduct } from './testing/catalogue.ts';
import { checkoutOverHttp, payOverHttp } from './testing/over-http.ts';
import { freePort, type PostgresServer, startPostgres } from './testing/postgres.ts';
import { insertReadyBuyer } from './testing/ready-buyers.ts';

/** Far more than the second that it takes, because a test's machine may be busy. */
const WITHIN = { timeout: 20_000, interval: 10 };
const DATABASE = 'followed';

const dataDir = mkdtempSync(path.join(tmpdir(), 'patine-search-'));
let server: PostgresServer;
let client: DatabaseClient;
/** The first takes jobs, the second does not. */
let apis: RunningApi[] = [];

beforeAll(async () => {
  server = await startPostgres();
  await server.create(DATABASE);
  client = await connect({ DATABASE_URL: server.url(DATABASE), DATA_DIR: '' });
  apis = await Promise.all(
    ['1', '0'].map(async (JOBS) =>
      startApi({ databaseUrl: server.url(DATABASE), dataDir, port: await freePort(), env: { JOBS } }),
    ),
  );
}, 120_000);
afterAll(async () => {
  await Promise.all(apis.map((api) => api.kill()));
  await client.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Found = Pick<ProductRecord, 'reference' | 'availability' | 'price'>;

/** What each process finds of these pieces, in order of their references. */
const foundByEach = (references: readonly number[]) =>
  Promise.all(
    apis.map(async ({ url }) => {
      const response = await fetch(`${url}/1/indexes/search_fr/query`, {
        method: 'POST',
        body: JSON.stringify({
          query: '',
          hitsPerPage: 100,
          facetFilters: [references.map((reference) => `objectID:${reference}`)],
        }),
      });
      const { hits } = (await response.json()) as { hits: Found[] };
      return hits.sort((a, b) => a.reference - b.reference);
    }),
  );

/** What each process finds, as `read` sees each piece. */
const seenByEach =
  <Seen>(references: readonly number[], read: (found: Found) => Seen) =>
  async () =>
    (await foundByEach(references)).map((found) => found.map(read));
/** The same in each process. */
const inEach = <Seen>(expected: readonly Seen[]) => apis.map(() => expected);

const reference = (found: Found) => found.reference;

/** Inserts pieces as an import does: their event is committed with them. */
const add = (count: number) =>
  client.db.transaction(async (tx) => {
    const added = [];
    for (let number = 0; number < count; number += 1) added.push(await insertProduct(tx));
    await productsChanged(
      tx,
      added.map((product) => product.reference),
      new Date(),
    );
    return added;
  });

const eachItem = async (references: readonly number[], change: typeof withdrawItem | typeof restoreItem) => {
  for (const one of references)
    await client.db.transaction(async (tx) => {
      const [item] = await lockItemsOfProduct(tx, one);
      if (item) await change(tx, item, new Date());
    });
};

const marketplace = (...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'cli/marketplace.ts'), ...args], {
    env: { ...bareEnvironment(), DATA_DIR: dataDir, DATABASE_URL: server.url(DATABASE) },
  });

const listeners = async () => {
  const { rows } = await client.execute(
    `select pid from pg_stat_activity where datname = '${DATABASE}' and query = 'listen outbox' order by pid`,
  );
  return (rows as { pid: number }[]).map(({ pid }) => pid);
};

test('pieces added are found by every process, and of six withdrawn none stays in any', async () => {
  const references = (await add(8)).map((product) => product.reference);
  await expect.poll(seenByEach(references, reference), WITHIN).toEqual(inEach(references));
  await eachItem(references.slice(0, 6), withdrawItem);
  await expect.poll(seenByEach(references, reference), WITHIN).toEqual(inEach(references.slice(6)));
  await eachItem(references.slice(0, 6), restoreItem);
  await expect.poll(seenByEach(references, reference), WITHIN).toEqual(inEach(references));
});

test('a piece sold by one process is sold in the other, whichever takes jobs', async () => {
  for (const { url } of apis) {
    const [sold, kept] = await add(2);
    const references = [sold!.reference, kept!.reference];
    const buyer = await insertReadyBuyer(client.db, [sold!.itemId], new Date());
    const { session } = await checkoutOverHttp(url, buyer, `buys-${sold!.reference}`);
    await payOverHttp(url, session?.paymentUrl ?? '', GOOD_CARD);
    await expect
      .poll(
        seenByEach(references, (found) => found.availability),
        WITHIN,
      )
      .toEqual(inEach(['SOLD', 'AVAILABLE']));
  }
});

test('a new price is found by every process', async () => {
  const [product] = await add(1);
  const changed = product!.reference;
  await client.db.transaction(async (tx) => {
    await tx.execute(sql`update products set price_amount = 1234 where reference = ${changed}`);
    await productsChanged(tx, [changed], new Date());
  });
  await expect
    .poll(
      seenByEach([changed], (found) => found.price),
      WITHIN,
    )
    .toEqual(inEach([1234]));
});

test('`marketplace search reindex` fills the index of every process', async () => {
  const references = (await add(3)).map((product) => product.reference);
  await expect.poll(seenByEach(references, reference), WITHIN).toEqual(inEach(references));
  // Without an event: only reading everything finds it.
  await client.db
    .update(items)
    .set({ status: 'withdrawn' })
    .where(eq(items.productReference, references[0]!));
  await marketplace('search', 'reindex');
  await expect.poll(seenByEach(references, reference), WITHIN).toEqual(inEach(references.slice(1)));
});

test('a process whose listener is ended, or whose database restarts, listens again and misses nothing', async () => {
  await expect.poll(listeners, WITHIN).toHaveLength(apis.length);
  for (const interrupt of [
    async () => {
      for (const pid of await listeners()) await client.execute(`select pg_terminate_backend(${pid})`);
    },
    () => server.restart(),
    () => server.crash(),
  ]) {
    const before = await listeners();
    await interrupt();
    const references = (await add(2)).map((product) => product.reference);
    await expect.poll(seenByEach(references, reference), WITHIN).toEqual(inEach(references));
    await eachItem(references, withdrawItem);
    await expect.poll(seenByEach(references, reference), WITHIN).toEqual(inEach([]));
    // One connection each, and none of before.
    const areNew = async () => (await listeners()).map((pid) => !before.includes(pid));
    await expect.poll(areNew, WITHIN).toEqual(apis.map(() => true));
  }
}, 120_000);

test('every process tells how far its index is behind, and is ready', async () => {
  for (const { url } of apis) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const lag = /^api_search_index_lag_seconds\{engine="embedded"\} (.+)$/m.exec(metrics)?.[1];
    expect(Number(lag)).toBeLessThan(WITHIN.timeout / 1_000);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  }
});
