import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type PgBouncer, startPgBouncer } from '../../../testing/pgbouncer-server.ts';
import { connect, type Database } from './db/client.ts';
import { MIGRATION_LOCK, migrate } from './db/migrate.ts';
import { isDatabaseAway } from './db/refusals.ts';
import { rowsOf } from './db/rows.ts';
import { products } from './db/schema/catalogue.ts';
import { startApi } from './testing/api-process.ts';
import { insertProduct } from './testing/catalogue.ts';
import { freePort, type PostgresReplica, type PostgresServer, startPostgres } from './testing/postgres.ts';
import { movableClock, servicesOn } from './testing/services.ts';
import { shopOn, type TestShop } from './testing/shop.ts';
import { restartRun } from './testing/stress/restart-run.ts';

const DATABASE = 'pooled';
/** Fewer than the pool of an api has, so that connections are shared. */
const POOL_SIZE = 4;
/** Longer than any statement of a connection that opens, also under load. */
const TIMEOUT_MS = 1_000;
/** Far more than it takes, because a test's machine may be busy. */
const SOON = { timeout: 20_000, interval: 50 };

let server: PostgresServer;
let replica: PostgresReplica;
let bouncer: PgBouncer;
let shop: TestShop;
let reference: number;

beforeAll(async () => {
  server = await startPostgres();
  await server.create(DATABASE);
  // As docs/running.md says.
  await server.execute(`alter role patine set statement_timeout = '30s'`);
  await server.execute(`alter role patine set idle_in_transaction_session_timeout = '30s'`);
  const direct = await connect({ DATABASE_URL: server.url(DATABASE), DATA_DIR: '' });
  ({ reference } = await insertProduct(direct.db));
  await direct.close();
  replica = await server.replica();
  bouncer = await startPgBouncer(bouncerOptions(await freePort()));
  const client = await connect({
    DATABASE_URL: bouncer.primaryUrl,
    DATABASE_DIRECT_URL: server.url(DATABASE),
    DATABASE_READ_URL: bouncer.replicaUrl,
    DATA_DIR: '',
  });
  const clock = movableClock();
  const services = await servicesOn({ ...client, url: bouncer.primaryUrl }, { OPEN_GRAPHQL: '1' }, clock);
  shop = await shopOn(services, clock);
}, 300_000);
afterAll(async () => {
  await shop?.close();
  await bouncer?.stop();
  await replica?.stop();
  await server?.stop();
}, 120_000);

const bouncerOptions = (port: number) => ({
  port,
  primary: { port: server.port, database: DATABASE },
  replica: { port: replica.port, database: DATABASE },
  poolSize: POOL_SIZE,
});
const isUsable = () => shop.services.client.replica?.problem() === null;
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

test('transactions of a whole pool share a few connections, each with one of its own until it ends', async () => {
  const backend = sql`select pg_backend_pid() as pid, pg_sleep(0.02)`;
  const transactions = await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.db.transaction(async (tx) => {
        const [first, second] = [
          await rowsOf<{ pid: number }>(tx, backend),
          await rowsOf<{ pid: number }>(tx, backend),
        ];
        return [first[0]?.pid, second[0]?.pid];
      }),
    ),
  );
  for (const [first, second] of transactions) expect(second).toBe(first);
  expect(new Set(transactions.flat()).size).toBeLessThanOrEqual(POOL_SIZE);
});

test('statements end by the timeout of the role, migrations do not', async () => {
  for (const database of [shop.db, shop.services.readReplica])
    expect(await rowsOf(database, sql`show statement_timeout`)).toEqual([{ statement_timeout: '30s' }]);

  await server.create('migrated');
  await server.execute(`alter role patine in database migrated set statement_timeout = '${TIMEOUT_MS}ms'`);
  const other = new pg.Client({ connectionString: server.url('migrated') });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  // As another process that migrates: waiting for it is one statement, which takes longer than the timeout.
  const release = async () => {
    const sleep = other.query('select pg_sleep($1)', [(2 * TIMEOUT_MS) / 1_000]);
    await expect(sleep).rejects.toMatchObject({ code: '57014' });
    await setTimeout(TIMEOUT_MS);
    await other.end();
  };
  await Promise.all([migrate(server.url('migrated')), release()]);
});

test('what PgBouncer refuses by itself is a database that is away, and passes', async () => {
  const other = await connect({
    DATABASE_URL: bouncer.primaryUrl,
    DATABASE_DIRECT_URL: server.url(DATABASE),
    DATA_DIR: '',
  });
  const holding = Promise.withResolvers<void>();
  const begun = Array.from({ length: POOL_SIZE }, () => Promise.withResolvers<void>());
  const held = begun.map(({ resolve }) =>
    other.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      resolve();
      await holding.promise;
    }),
  );
  try {
    await Promise.all(begun.map(({ promise }) => promise));
    // No connection is free for longer than a query waits.
    const error = await shop.db.execute(sql`select 1`).then(
      () => null,
      (refusal: unknown) => refusal,
    );
    expect(error).toMatchObject({ cause: { message: expect.stringMatching(/query_wait_timeout/) } });
    expect(isDatabaseAway(error)).toBe(true);
  } finally {
    holding.resolve();
    await Promise.all(held);
    await other.close();
  }
  expect(await rowsOf(shop.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
}, 30_000);

const another = (settings: { DATABASE_URL: string; DATABASE_POOL_SIZE?: number }) =>
  connect({ ...settings, DATABASE_DIRECT_URL: server.url(DATABASE), DATA_DIR: '' });
const pidOf = async (db: Database) =>
  (await rowsOf<{ pid: number }>(db, sql`select pg_backend_pid() as pid`))[0]?.pid;

/** How requests lose the database. In the first two, idle connections go on and take every later query. */
const LOSSES = {
  'within a transaction': async () => {
    const client = await another({ DATABASE_URL: bouncer.primaryUrl, DATABASE_POOL_SIZE: 2 });
    const fail = () =>
      client.db.transaction(async (tx) => {
        const pid = await pidOf(tx);
        await client.db.execute(sql`select 1`);
        await server.execute(`select pg_terminate_backend(${pid})`);
        await tx.execute(sql`select 1`);
      });
    return { client, fail };
  },
  'during a single query': async () => {
    const client = await another({ DATABASE_URL: bouncer.primaryUrl, DATABASE_POOL_SIZE: 2 });
    const fail = async () => {
      await client.db.execute(sql`select 1`);
      const query = client.db.execute(sql`select pg_sleep(30), 'ended by another'`);
      const end = server.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity, pg_sleep(0.5)
         where pid <> pg_backend_pid() and query like '%ended by another%'`,
      );
      await Promise.all([query, end]);
    };
    return { client, fail };
  },
  'before it has any connection': async () => {
    const away = await startPgBouncer(bouncerOptions(await freePort()));
    await away.stop();
    const client = await another({ DATABASE_URL: away.primaryUrl });
    const fail = async () => {
      try {
        await client.db.execute(sql`select 1`);
      } finally {
        const back = await startPgBouncer(bouncerOptions(Number(new URL(away.primaryUrl).port)));
        onTestFinished(back.stop);
      }
    };
    return { client, fail };
  },
};

test.each(Object.entries(LOSSES))('a database lost %s is known to be back', async (_how, lose) => {
  const { client, fail } = await lose();
  try {
    let recovered = 0;
    client.onRecovery(() => (recovered += 1));
    await expect(fail()).rejects.toSatisfy(isDatabaseAway);
    await expect.poll(() => recovered, SOON).toBeGreaterThan(0);
  } finally {
    await client.close();
  }
});

test('feeds are read from the replica behind PgBouncer while it keeps up', async () => {
  await expect.poll(isUsable, SOON).toBe(true);
  await rename('Robe avant la pause');
  await expect.poll(feed, SOON).toContain('Robe avant la pause');
  await replica.pause();
  await rename('Robe après la pause');
  const before = fallbacks();
  expect(await feed()).toContain('Robe avant la pause');
  expect(fallbacks()).toEqual(before);
  await replica.resume();
  await expect.poll(feed, SOON).toContain('Robe après la pause');
}, 60_000);

test('while the replica behind PgBouncer stops, crashes and hangs, no read fails', async () => {
  await expect.poll(isUsable, SOON).toBe(true);
  const over = new AbortController();
  const failures: unknown[] = [];
  const reads = Array.from({ length: 3 }, async () => {
    while (!over.signal.aborted)
      await rowsOf(shop.services.readReplica, sql`select count(*) from products, pg_sleep(0.02)`).catch(
        (error: unknown) => failures.push(error),
      );
  });
  const interruptions = [
    [() => replica.end('SIGINT'), () => replica.start()],
    [() => replica.end('SIGKILL'), () => replica.start()],
    [() => replica.hang(), () => replica.resumeProcesses()],
  ] as const;
  for (const [interrupt, recover] of interruptions) {
    await expect.poll(isUsable, SOON).toBe(true);
    const { away = 0 } = fallbacks();
    await interrupt();
    try {
      await expect.poll(() => fallbacks()['away'] ?? 0, SOON).toBeGreaterThan(away);
      expect(await feed()).toContain('Robe après la pause');
    } finally {
      await recover();
    }
    await expect.poll(isUsable, SOON).toBe(true);
  }
  over.abort();
  await Promise.all(reads);
  expect(failures).toEqual([]);
}, 120_000);

test('an api behind PgBouncer starts while its replica is away', async () => {
  await replica.end('SIGINT');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patine-pooled-'));
  try {
    const api = await startApi({
      databaseUrl: bouncer.primaryUrl,
      dataDir,
      port: await freePort(),
      env: { DATABASE_DIRECT_URL: server.url(DATABASE), DATABASE_READ_URL: bouncer.replicaUrl },
    });
    expect(await (await fetch(`${api.url}/readyz`)).json()).toMatchObject({
      status: 'ready',
      replica: 'away',
    });
    expect(await (await fetch(`${api.url}/feeds/google-fr.xml`)).text()).toContain('Robe après la pause');
    await replica.start();
    const replicaState = async () =>
      ((await (await fetch(`${api.url}/readyz`)).json()) as { replica?: string }).replica;
    await expect.poll(replicaState, SOON).not.toBe('away');
    await api.kill();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);

test('while the database behind PgBouncer restarts, crashes or drops connections, no money is lost', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patine-pooled-'));
  try {
    const { paid, captured, answered, refused, uncoded, happened, longestMs, restMs, diedOnce, ...wrong } =
      await restartRun({
        server,
        database: DATABASE,
        dataDir,
        seed: 3,
        restarts: 3,
        livesMs: [300, 900],
        env: { DATABASE_URL: bouncer.primaryUrl, DATABASE_DIRECT_URL: server.url(DATABASE) },
      });
    expect(diedOnce).toBe(false);
    expect(uncoded).toEqual([]);
    expect(wrong).toEqual(Object.fromEntries(Object.keys(wrong).map((name) => [name, 0])));
    expect(paid).toBe(captured);
    expect(paid).toBeGreaterThan(0);
    expect(answered).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(0);
    expect(Object.keys(happened).sort()).toEqual(['crash', 'restart', 'terminate']);
    expect(longestMs).toBeLessThan(5_000);
    expect(restMs).toBeLessThan(15_000);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 240_000);
