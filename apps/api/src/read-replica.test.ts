import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './db/client.ts';
import { readReplicaPosition } from './db/replica-repository.ts';
import { MAX_REPLICA_LAG_MS } from './db/replica.ts';
import { rowsOf } from './db/rows.ts';
import { products } from './db/schema/catalogue.ts';
import { OPERATIONS } from './cli/operations/operations.ts';
import { insertProduct } from './testing/catalogue.ts';
import { freePort, type PostgresReplica, type PostgresServer, startPostgres } from './testing/postgres.ts';
import { movableClock, servicesOn } from './testing/services.ts';
import { shopOn, type TestShop } from './testing/shop.ts';

const DATABASE = 'replicated';
/** More than the second between two probes; a test's machine may be busy. */
const SOON = { timeout: 10_000, interval: 50 };

let server: PostgresServer;
let replica: PostgresReplica;
let shop: TestShop;
let reference: number;

const shopWith = async (readUrl: string) => {
  const clock = movableClock();
  const client = await connect({
    DATABASE_URL: server.url(DATABASE),
    DATABASE_READ_URL: readUrl,
    DATA_DIR: '',
  });
  const services = await servicesOn({ ...client, url: server.url(DATABASE) }, { OPEN_GRAPHQL: '1' }, clock);
  return shopOn(services, clock);
};

beforeAll(async () => {
  server = await startPostgres();
  await server.create(DATABASE);
  const client = await connect({ DATABASE_URL: server.url(DATABASE), DATA_DIR: '' });
  ({ reference } = await insertProduct(client.db));
  await client.close();
  replica = await server.replica();
  shop = await shopWith(replica.url(DATABASE));
}, 120_000);
afterAll(async () => {
  await shop.close();
  await replica.stop();
  await server.stop();
});

const isUsable = () => shop.services.client.replica?.problem() === null;
const usable = () => expect.poll(isUsable, SOON).toBe(true);
const fallbacks = () => Object.fromEntries(shop.services.client.replica?.fallbacks() ?? []);

const rename = (nameFr: string) =>
  shop.db.update(products).set({ nameFr }).where(eq(products.reference, reference));

/** Later than any cached feed. */
async function feed() {
  shop.clock.advance(60_000);
  const response = await shop.app.inject({ url: '/feeds/google-fr.xml' });
  expect(response.statusCode).toBe(200);
  return response.body;
}

const product = () =>
  shop.request<{ product: { name: string } }, { reference: number }>(
    'query($reference: Int!) { product(reference: $reference) { name } }',
    { reference },
  );

const metrics = async () => (await shop.app.inject({ url: '/metrics' })).body;

async function diagnosis() {
  const rows = await OPERATIONS['doctor']?.run({ services: shop.services, app: shop.app }, [], {});
  return rows?.find(({ check }) => check === 'replica');
}

test('feeds, sitemaps and metrics are read from the replica, what decides about a sale is not', async () => {
  await usable();
  await rename('Robe avant la pause');
  await expect.poll(feed, SOON).toContain('Robe avant la pause');
  await replica.pause();
  await rename('Robe après la pause');
  const before = fallbacks();
  expect(await feed()).toContain('Robe avant la pause');
  expect(await product()).toEqual({ product: { name: 'Robe après la pause' } });
  expect((await shop.app.inject({ url: '/sitemaps' })).statusCode).toBe(200);
  expect(await metrics()).toMatch(/^api_database_replica_lag_seconds\{database="replica"\} \d/m);
  expect(fallbacks()).toEqual(before);
  await replica.resume();
});

test('nothing is written through it', async () => {
  await usable();
  const write = rowsOf(
    shop.services.readReplica,
    sql`update products set name_fr = 'written' where reference = ${reference} returning reference`,
  );
  await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
  const [row] = await shop.db.select().from(products).where(eq(products.reference, reference));
  expect(row?.nameFr).not.toBe('written');
});

test('a replica that is too far behind is not read until it has caught up', async () => {
  await usable();
  await rename('Robe fraîche');
  await expect.poll(feed, SOON).toContain('Robe fraîche');
  await replica.pause();
  await rename('Robe plus fraîche');
  expect(await feed()).toContain('Robe fraîche');
  await expect.poll(isUsable, { timeout: MAX_REPLICA_LAG_MS + 10_000, interval: 100 }).toBe(false);
  expect(await feed()).toContain('Robe plus fraîche');
  expect(fallbacks()['behind']).toBeGreaterThan(0);
  expect((await shop.app.inject({ url: '/readyz' })).json()).toMatchObject({
    status: 'ready',
    replica: 'away',
  });
  expect(await diagnosis()).toMatchObject({
    state: 'unwell',
    finding: expect.stringMatching(/^it is \d+ s behind; its reads go to the database$/),
  });
  await replica.resume();
  await usable();
  expect(await diagnosis()).toMatchObject({
    state: 'well',
    finding: expect.stringMatching(/^at most \d\.\d s behind$/),
  });
}, 60_000);

test('an idle database leaves its replica usable', async () => {
  await usable();
  const lag = shop.services.client.replica?.lagMs ?? (() => NaN);
  await expect.poll(lag, SOON).toBeLessThan(3_000);
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(lag()).toBeLessThan(4_000);
});

test('while the replica stops, crashes and starts, no read fails', async () => {
  await usable();
  const over = new AbortController();
  const failures: unknown[] = [];
  const reads = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted)
      await rowsOf(shop.services.readReplica, sql`select count(*) from products, pg_sleep(0.02)`).catch(
        (error: unknown) => failures.push(error),
      );
  });
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    const { away = 0 } = fallbacks();
    await replica.end(signal);
    await expect.poll(() => fallbacks()['away'] ?? 0, SOON).toBeGreaterThan(away);
    expect(await feed()).toContain('Robe plus fraîche');
    await replica.start();
    await usable();
  }
  over.abort();
  await Promise.all(reads);
  expect(failures).toEqual([]);
}, 60_000);

test('a replica that hangs is given up', async () => {
  await usable();
  const reading = rowsOf(shop.services.readReplica, sql`select pg_sleep(1)`);
  replica.hang();
  try {
    await expect.poll(isUsable, SOON).toBe(false);
    expect(await reading).toHaveLength(1);
    expect(await feed()).toContain('Robe plus fraîche');
  } finally {
    replica.resumeProcesses();
  }
  await usable();
}, 30_000);

test('a statement that only the replica refuses is answered by the database', async () => {
  await usable();
  const { failed = 0 } = fallbacks();
  const count = () =>
    rowsOf(
      shop.services.readReplica,
      sql`select pg_sleep(1), (select count(*)::int from added_by_a_migration) as count`,
    );
  await replica.pause();
  await shop.db.execute(sql`create table added_by_a_migration as select 1 as id`);
  expect(await count()).toMatchObject([{ count: 1 }]);
  expect(fallbacks()['failed']).toBe(failed + 1);
  await replica.resume();

  await usable();
  const counted = () => rowsOf(shop.services.readReplica, sql`select id from added_by_a_migration`);
  // The table is there once a read of it is no longer refused.
  const isReplayed = async () => {
    const { failed: before } = fallbacks();
    await counted();
    return fallbacks()['failed'] === before;
  };
  await expect.poll(isReplayed, SOON).toBe(true);
  const isCounting = async () => {
    const running = sql`select from pg_stat_activity where state = 'active' and wait_event = 'PgSleep'`;
    return (await rowsOf(shop.services.readReplica, running)).length > 0;
  };
  const { failed: before = 0 } = fallbacks();
  const counting = count();
  await expect.poll(isCounting, SOON).toBe(true);
  // Replay of its lock ends the statement that reads the table.
  await shop.db.execute(sql`truncate added_by_a_migration`);
  expect(await counting).toMatchObject([{ count: 0 }]);
  expect(fallbacks()['failed']).toBe(before + 1);
});

test('an api starts without its replica, and with an address that leads to none', async () => {
  await server.create('another');
  const urls = {
    [`postgresql://patine@127.0.0.1:${await freePort()}/${DATABASE}`]: /ECONNREFUSED/,
    [server.url(DATABASE)]: /^it is no streaming replica$/,
    [replica.url('another')]: /^it replicates another database$/,
  };
  for (const [url, problem] of Object.entries(urls)) {
    const other = await shopWith(url);
    const found = () => other.services.client.replica?.problem();
    try {
      expect((await other.app.inject({ url: '/feeds/google-fr.xml' })).body).toContain('Robe plus fraîche');
      await expect.poll(found, SOON).toMatch(problem);
    } finally {
      await other.close();
    }
  }
});

test('positions of the log beyond 32 bits are read', async () => {
  const row = { position: '16/B374D848', isReplica: true, system: '1', database: 'x' };
  const pool = { query: async () => ({ rows: [row] }) };
  expect((await readReplicaPosition(pool as never)).position).toBe(0x16_b374_d848n);
});
