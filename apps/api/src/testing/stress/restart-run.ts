import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '@patine/core';
import { connect } from '../../db/client.ts';
import { startApi } from '../api-process.ts';
import { insertProduct } from '../catalogue.ts';
import { freePort, type PostgresServer } from '../postgres.ts';
import { seeded } from '../fakes/seeded.ts';
import { startFake } from '../fakes/start.ts';
import { readVerdict } from '../verdict.ts';
import { buyersOf, persist, shopOn } from './shoppers.ts';

const BUYERS = 3;
const READERS = 4;
const REST_MS = MINUTE_MS;
const SALE_MS = MINUTE_MS;
/** Longest wait for the shop to recover; after it the run goes on and reports it. */
const CLOSED_MS = MINUTE_MS;

export type RestartRun = {
  server: PostgresServer;
  database: string;
  dataDir: string;
  seed: number;
  restarts: number;
  /** Range of milliseconds between two events. */
  livesMs: readonly [number, number];
  /** What the api has besides, such as the address of a pooler. */
  env?: Record<string, string>;
};

/** What happens to the database: a restart, a crash, or all connections closed as in a failover. */
const EVENTS = ['restart', 'crash', 'terminate'] as const;

/** Responses to a reader: successful, a coded error with a retry time, or anything else. */
type Met = { answered: number; refused: number; uncoded: string[] };

async function read(url: string, reference: number, met: Met) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query($reference: Int!) { product(reference: $reference) { slug } }',
      variables: { reference },
    }),
  });
  const text = await response.text();
  if (response.status === 200 && text.includes('"slug"')) met.answered += 1;
  else if (response.status === 503 && text.includes('"retryAfter"')) met.refused += 1;
  else met.uncoded.push(`${response.status} ${text.slice(0, 200)}`);
}

/** Reads repeatedly until `isOver` returns true. */
async function readOn(url: string, reference: number, met: Met, isOver: () => boolean) {
  while (!isOver()) {
    await read(url, reference, met).catch((error: unknown) => met.uncoded.push(String(error)));
    await sleep(10);
  }
}

/** Returns the milliseconds until the shop is ready and serves data from the database. */
async function reopens(url: string, reference: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const met: Met = { answered: 0, refused: 0, uncoded: [] };
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) await read(url, reference, met).catch(() => undefined);
    const closedMs = performance.now() - began;
    if (met.answered > 0 || closedMs > CLOSED_MS) return closedMs;
    await sleep(20);
  }
}

/**
 * Interrupts the database repeatedly while people browse and buy, then compares the payments recorded by shop and
 * gateway. The api's process keeps running all the time.
 */
export async function restartRun({ server, database, dataDir, seed, restarts, livesMs, env }: RestartRun) {
  const random = seeded(seed);
  const databaseUrl = server.url(database);
  const client = await connect({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  const fake = await startFake('stripe', { seed });
  const port = await freePort();
  await fake.sendNewsTo(`http://127.0.0.1:${port}/webhooks/stripe`);
  const api = await startApi({ databaseUrl, dataDir, port, env: { ...fake.settings, ...env } });
  const { reference } = await insertProduct(client.db);
  const nextBuyer = buyersOf(client);
  const verdict = async () => persist(async () => readVerdict(client.db, await fake.payments()));

  const met: Met = { answered: 0, refused: 0, uncoded: [] };
  const happened: Record<string, number> = {};
  let longestMs = 0;
  let isOver = false;
  const people = [
    ...Array.from({ length: BUYERS }, () => shopOn(api.url, fake, nextBuyer, () => isOver)),
    ...Array.from({ length: READERS }, () => readOn(api.url, reference, met, () => isOver)),
  ];
  try {
    for (let event = 0; event < restarts; event += 1) {
      const [shortest, longest] = livesMs;
      await sleep(shortest + random() * (longest - shortest));
      const kind = EVENTS[event % EVENTS.length] ?? 'restart';
      const began = performance.now();
      if (kind === 'terminate') await server.terminate(database);
      else await server[kind]();
      const serverMs = performance.now() - began;
      const reopenedMs = await reopens(api.url, reference);
      longestMs = Math.max(longestMs, reopenedMs + (kind === 'terminate' ? serverMs : 0));
      happened[kind] = (happened[kind] ?? 0) + 1;
    }
    // A slow machine sells little between two events; without a sale the run proves nothing about payments.
    const waited = Date.now();
    while ((await verdict()).paid === 0 && Date.now() - waited < SALE_MS) await sleep(200);
    isOver = true;
    await Promise.all(people);
    const began = Date.now();
    while ((await verdict()).unsettled > 0 && Date.now() - began < REST_MS) await sleep(100);
    return {
      ...(await verdict()),
      answered: met.answered,
      refused: met.refused,
      uncoded: met.uncoded,
      happened,
      longestMs: Math.round(longestMs),
      restMs: Date.now() - began,
      diedOnce: api.isGone(),
    };
  } finally {
    isOver = true;
    await api.kill();
    await fake.stop();
    await client.close();
  }
}
