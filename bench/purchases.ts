import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ReadyBuyer } from '../apps/api/src/testing/ready-buyers.ts';
import { processorMs } from './processor-time.ts';

const APIS = 2;
const BUYERS = [1, 8, 32];
const ORDERS = 300;
const WARMING = 30;
const SETTLED_MS = 120_000;

export type PurchaseFigures = {
  /** How many buy at the same time, each the next piece as soon as the one before is paid. */
  buyers: number;
  orders: number;
  ordersPerSecond: number;
  /** Median and 95th percentile from the checkout to the paid order, milliseconds. */
  p50: number;
  p95: number;
  /** Milliseconds of processor for an order: the apis, with the sandbox's payment pages, and PostgreSQL. */
  apiMs: number;
  postgresMs: number;
  /** What an order writes: transactions, rows, and kB (1,000 bytes) of the write-ahead log. */
  transactions: number;
  rows: number;
  walKb: number;
};

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Nothing of a process that has ended meanwhile, such as a worker of autovacuum. */
function timeOf(pid: number): [pid: number, ms: number][] {
  try {
    return [[pid, processorMs(pid)]];
  } catch {
    return [];
  }
}

/** What PostgreSQL has done so far: processor time of its processes by pid, rows, transactions, bytes of its log. */
async function readWork(client: pg.Client) {
  const { rows: processes } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const { rows } = await client.query<{ commits: string; written: string; wal: string }>(
    `select xact_commit as commits, tup_inserted + tup_updated + tup_deleted as written,
       pg_current_wal_lsn() - '0/0' as wal from pg_stat_database where datname = current_database()`,
  );
  return {
    processors: new Map(processes.flatMap(({ pid }) => timeOf(pid))),
    commits: Number(rows[0]?.commits),
    written: Number(rows[0]?.written),
    wal: Number(rows[0]?.wal),
  };
}

/**
 * Buys pieces at two apis on one PostgreSQL that waits for the disk at each commit: checkout, payment on the sandbox's page,
 * return to the shop. Mails are written and none is sent.
 */
export async function benchPurchases(): Promise<PurchaseFigures[]> {
  // Imported lazily, because they read generated code.
  const { connect } = await import('../apps/api/src/db/client.ts');
  const { startApi } = await import('../apps/api/src/testing/api-process.ts');
  const { GOOD_CARD } = await import('../apps/api/src/testing/buying.ts');
  const { insertProduct } = await import('../apps/api/src/testing/catalogue.ts');
  const { checkoutOverHttp, payOverHttp } = await import('../apps/api/src/testing/over-http.ts');
  const { freePort, startPostgres } = await import('../apps/api/src/testing/postgres.ts');
  const { insertReadyBuyer } = await import('../apps/api/src/testing/ready-buyers.ts');
  const { readVerdict } = await import('../apps/api/src/testing/verdict.ts');
  const { quantile } = await import('../packages/search/bench/measure.ts');

  const server = await startPostgres({ isDurable: true });
  await server.create('purchases');
  const databaseUrl = server.url('purchases');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patine-purchases-'));
  const shop = await connect({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  const watching = new pg.Client({ connectionString: databaseUrl });
  await watching.connect();
  const apis: Awaited<ReturnType<typeof startApi>>[] = [];
  let bought = 0;

  /** Prepares as many carts, then has so many people pay them; returns how long each took. */
  const buy = async (orders: number, buyers: number) => {
    const carts: ReadyBuyer[] = [];
    for (let order = 0; order < orders; order += 1)
      carts.push(await insertReadyBuyer(shop.db, [(await insertProduct(shop.db)).itemId], new Date()));
    const before = { work: await readWork(watching), apis: apis.map(({ pid }) => processorMs(pid)) };
    const times: number[] = [];
    const began = performance.now();
    await Promise.all(
      Array.from({ length: buyers }, async (_, buyer) => {
        const { url } = apis[buyer % apis.length]!;
        for (let cart = carts.pop(); cart; cart = carts.pop()) {
          const started = performance.now();
          const { session, failure, status } = await checkoutOverHttp(url, cart, `buys-${cart.id}`);
          if (!session) throw new Error(`A checkout is refused: ${status} ${JSON.stringify(failure)}`);
          await payOverHttp(url, session.paymentUrl, GOOD_CARD);
          times.push(performance.now() - started);
        }
      }),
    );
    const seconds = (performance.now() - began) / 1_000;
    bought += orders;
    const until = Date.now() + SETTLED_MS;
    for (let paid = 0; paid < bought; { paid } = await readVerdict(shop.db)) {
      if (Date.now() > until) throw new Error(`${paid} of ${bought} orders are paid`);
      await sleep(100);
    }
    const work = await readWork(watching);
    const postgresMs = [...work.processors].reduce(
      (sum, [pid, ms]) => sum + ms - (before.work.processors.get(pid) ?? 0),
      0,
    );
    const apiMs = apis.reduce((sum, { pid }, index) => sum + processorMs(pid) - (before.apis[index] ?? 0), 0);
    return {
      buyers,
      orders,
      ordersPerSecond: rounded(orders / seconds),
      p50: rounded(quantile(times, 0.5)),
      p95: rounded(quantile(times, 0.95)),
      apiMs: rounded(apiMs / orders),
      postgresMs: rounded(postgresMs / orders),
      transactions: rounded((work.commits - before.work.commits) / orders),
      rows: rounded((work.written - before.work.written) / orders),
      walKb: rounded((work.wal - before.work.wal) / 1_000 / orders),
    };
  };

  try {
    for (let number = 0; number < APIS; number += 1)
      apis.push(
        await startApi({
          databaseUrl,
          dataDir,
          port: await freePort(),
          env: { JOBS: number === 0 ? '1' : '0' },
        }),
      );
    await buy(WARMING, 4);
    const figures: PurchaseFigures[] = [];
    for (const buyers of BUYERS) figures.push(await buy(ORDERS, buyers));
    return figures;
  } finally {
    for (const api of apis) await api.kill();
    await watching.end();
    await shop.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
