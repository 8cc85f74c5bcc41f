import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../db/client.ts';
import { startApi } from '../api-process.ts';
import { startBalancer } from '../balancer.ts';
import { insertProduct } from '../catalogue.ts';
import { startFake } from '../fakes/start.ts';
import { freePort, type PostgresServer } from '../postgres.ts';
import { startStore } from '../store-process.ts';
import { readVerdict } from '../verdict.ts';
import { buyersOf, shopOn } from './shoppers.ts';

const APIS = 2;
const STORES = 3;
const BUYERS = 2;
const READERS = 3;
/** Longer than the balancer takes to notice that a process is not ready. */
const DRAIN_SECONDS = '1';
const APART_MS = 500;
const SETTLED_MS = 60_000;

type RollingRun = { server: PostgresServer; database: string; dataDir: string; seed: number; rounds: number };

/** A process that can be stopped and started again on its port. */
type Replaceable = { replace: () => Promise<void>; stop: () => Promise<void> };

async function replaceable(start: () => Promise<{ end: () => Promise<void> }>): Promise<Replaceable> {
  let running = await start();
  return {
    replace: async () => {
      await running.end();
      running = await start();
    },
    stop: () => running.end(),
  };
}

const ports = (count: number) => Promise.all(Array.from({ length: count }, () => freePort()));

/**
 * Replaces two apis and three stores behind load balancers, one process after the other, while people browse and buy.
 * Returns the failed requests, and the payments as shop and gateway recorded them.
 */
export async function rollingRun({ server, database, dataDir, seed, rounds }: RollingRun) {
  const databaseUrl = server.url(database);
  const client = await connect({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  const fake = await startFake('stripe', { seed });
  const products = await Promise.all(Array.from({ length: 12 }, () => insertProduct(client.db)));
  const [apiPorts, storePorts] = [await ports(APIS), await ports(STORES)];
  const opened: { stop: () => void | Promise<void> }[] = [];
  const open = async <One extends (typeof opened)[number]>(starting: Promise<One>) => {
    const one = await starting;
    opened.push(one);
    return one;
  };
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  try {
    const processes: Replaceable[] = [];
    for (const [index, port] of apiPorts.entries()) {
      const env = { ...fake.settings, DRAIN_SECONDS, JOBS: index === 0 ? '1' : '0' };
      processes.push(await open(replaceable(() => startApi({ databaseUrl, dataDir, port, env }))));
    }
    const apis = await open(startBalancer(apiPorts));
    await fake.sendNewsTo(`${apis.url}/webhooks/stripe`);
    for (const port of storePorts)
      processes.push(
        await open(
          replaceable(() => startStore(port, { API_URL: apis.url, DRAIN_SECONDS, MAX_LOOP_DELAY_MS: '0' })),
        ),
      );
    const stores = await open(startBalancer(storePorts));

    const paths = ['/', '/shop/', ...products.map(({ reference }) => `/shop/?text=${reference}`)];
    const readOn = async (reader: number) => {
      for (let page = reader; !isOver(); page += 1) {
        // Each from a network of its own, because visitors have a limit of pages.
        const headers = { 'x-forwarded-for': `10.${reader}.${Math.floor(page / 250) % 250}.${page % 250}` };
        const response = await fetch(stores.url + paths[page % paths.length], { headers });
        await response.arrayBuffer();
      }
    };
    const nextBuyer = buyersOf(client);
    const people = [
      ...Array.from({ length: BUYERS }, () => shopOn(apis.url, fake, nextBuyer, isOver)),
      ...Array.from({ length: READERS }, (_, reader) => readOn(reader)),
    ];
    for (let round = 0; round < rounds; round += 1)
      for (const one of processes) {
        await sleep(APART_MS);
        await one.replace();
      }
    over.abort();
    await Promise.all(people);
    const verdict = async () => readVerdict(client.db, await fake.payments());
    const began = Date.now();
    while ((await verdict()).unsettled > 0 && Date.now() - began < SETTLED_MS) await sleep(100);
    return {
      ...(await verdict()),
      replaced: rounds * processes.length,
      requests: apis.requests() + stores.requests(),
      failures: [...apis.failures, ...stores.failures],
    };
  } finally {
    over.abort();
    for (const one of opened.toReversed()) await one.stop();
    await fake.stop();
    await client.close();
  }
}
