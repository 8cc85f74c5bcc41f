import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { connect } from '../../db/client.ts';
import { customers } from '../../db/schema/customers.ts';
import { hashPassword } from '../../modules/customers/passwords.ts';
import { startApi } from '../api-process.ts';
import { insertProduct } from '../catalogue.ts';
import { freePort, type PostgresServer } from '../postgres.ts';
import { type ReadyBuyer, insertReadyBuyer } from '../ready-buyers.ts';
import { PASSWORD } from '../shop.ts';
import { startStore } from '../store-process.ts';
import { fuzzedRequest } from './fuzz/fuzzed-request.ts';
import { randomChoices } from './fuzz/random.ts';
import { type Received, sendBytes } from './fuzz/send-bytes.ts';

const CUSTOMERS = 20;
/** Some requests end sessions, so a new customer logs in after this many requests. */
const REQUESTS_A_CUSTOMER = 50;
const AT_ONCE = 4;
/** Longest acceptable response time in milliseconds. */
const MAX_MS = 2_000;

export type FuzzRun = {
  server: PostgresServer;
  database: string;
  dataDir: string;
  seed: number;
  requests: number;
  /** Limits the rate, so that other work on the machine goes on. */
  perSecond: number;
};

/**
 * Returns true for a response that indicates no bug: any status below 500, 501 (not implemented), or a temporary 502 or
 * 503.
 */
const isExpected = ({ status, head, body }: Received) =>
  status < 500 ||
  status === 501 ||
  (status === 503 && /^retry-after: /im.test(head)) ||
  ((status === 502 || status === 503) && body.includes('"code"') && !body.includes('"UNKNOWN"'));

/** Sends malformed requests to store and api, and records those that get a 500 or take too long. */
export async function fuzzRun({ server, database, dataDir, seed, requests, perSecond }: FuzzRun) {
  const databaseUrl = server.url(database);
  const client = await connect({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  const products: { itemId: number; reference: number }[] = [];
  for (let count = 0; count < 30; count += 1) products.push(await insertProduct(client.db));
  const passwordHash = await hashPassword(PASSWORD);
  const buyers: ReadyBuyer[] = [];
  /** Logs in a new customer in place of one whose session or account may have ended. */
  const enter = async (place: number) => {
    const item = products[place % products.length]?.itemId ?? 0;
    const buyer = await insertReadyBuyer(client.db, [item], new Date());
    await client.db.update(customers).set({ passwordHash }).where(eq(customers.id, buyer.id));
    buyers[place % CUSTOMERS] = buyer;
  };
  for (let place = 0; place < CUSTOMERS; place += 1) await enter(place);

  const ports = { api: await freePort(), store: await freePort() };
  const api = await startApi({
    databaseUrl,
    dataDir,
    port: ports.api,
    env: { OPEN_GRAPHQL: '0', DEV_MAIL: '1' },
  });
  const store = await startStore(ports.store, {
    API_URL: api.url,
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${ports.store}`,
  });
  const targets = { buyers, references: products.map(({ reference }) => reference) };

  const choices = randomChoices(seed);
  const statuses: Record<number, number> = {};
  const failures = new Map<string, string>();
  const slowest = { ms: 0, name: '' };
  let sent = 0;
  const began = performance.now();
  const send = async () => {
    while (sent < requests && !api.isGone() && !store.isGone()) {
      sent += 1;
      if (sent % REQUESTS_A_CUSTOMER === 0) await enter(sent / REQUESTS_A_CUSTOMER);
      const { to, name, bytes } = fuzzedRequest(choices, targets);
      const received = await sendBytes(ports[to], bytes, MAX_MS).catch(() => null);
      statuses[received?.status ?? 0] = (statuses[received?.status ?? 0] ?? 0) + 1;
      if (received && !isExpected(received)) {
        const field = /"path":\[[^\]]*\]/.exec(received.body)?.[0] ?? '';
        const key = `${name} ${received.status} ${field}`;
        if (!failures.has(key))
          failures.set(key, `${bytes.toString('latin1').slice(0, 1_500)} → ${received.body.slice(0, 200)}`);
      }
      if (received && received.ms > slowest.ms && received.ms < MAX_MS)
        Object.assign(slowest, { ms: received.ms, name });
      const early = (sent / perSecond) * 1_000 - (performance.now() - began);
      if (early > 0) await sleep(early);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    const died = [...(api.isGone() ? ['api'] : []), ...(store.isGone() ? ['store'] : [])];
    return { sent, statuses, failures: [...failures], slowest, died };
  } finally {
    await store.stop();
    await api.kill();
    await client.close();
  }
}
