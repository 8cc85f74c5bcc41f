import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { productIndex } from '@patine/contract/search/indexes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './db/client.ts';
import { startApi } from './testing/api-process.ts';
import { insertManyProducts } from './testing/many-products.ts';
import { freePort, startPostgres } from './testing/postgres.ts';
import { type Call, callFrom, startStore } from './testing/store-process.ts';

const PRODUCTS = 2_000;
const ATTACKER = '203.0.113.66';
/** Attacks are sent twice a second, below every rate limit. */
const PAUSE_MS = 500;
const PAGES_A_ROUND = 80;
const ROUNDS = 3;
/** Milliseconds by which a page may vary by chance on a busy machine. */
const NOISE_MS = 25;

const running: { stop: () => Promise<void> }[] = [];
let port: number;

beforeAll(async () => {
  const server = await startPostgres();
  running.push(server);
  await server.create('attacked');
  const databaseUrl = server.url('attacked');
  const client = await connect({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  await insertManyProducts(client.db, PRODUCTS);
  await client.close();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patine-attacked-'));
  const api = await startApi({ databaseUrl, dataDir, port: await freePort(), env: { OPEN_GRAPHQL: '0' } });
  running.push({ stop: api.kill });
  const store = await startStore(await freePort(), { API_URL: api.url });
  running.push(store);
  port = store.port;
}, 180_000);
afterAll(async () => {
  for (const { stop } of running.toReversed()) await stop();
});

const posted = (body: string): Call => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json' },
});

const searches = (count: number, query: object) =>
  posted(
    JSON.stringify({
      requests: Array.from({ length: count }, () => ({
        indexName: productIndex('relevance', 'fr'),
        ...query,
      })),
    }),
  );

const QUERIES = '/search/1/indexes/*/queries';

/** The slowest requests known; `number` makes each URL different, so that no cache has it. */
const ATTACKS: readonly ((number: number) => [path: string, call: Call])[] = [
  () => ['/', { headers: { 'accept-language': `a${' '.repeat(15_000)}b` } }],
  () => [`/shop/${'a/'.repeat(4_000)}`, {}],
  () => [`/shop/${'a/'.repeat(900)}`, {}],
  (number) => [`/shop/?text=${'robe%20veste%20'.repeat(12)}${number}`, {}],
  (number) => [`/shop/?price=${number}-`, {}],
  (number) => [`/produit/x-${900_000 + number}`, {}],
  (number) => [`/nowhere-${number}`, {}],
  () => [QUERIES, searches(50, { hitsPerPage: 1_000, facets: ['*'], maxValuesPerFacet: 1_000 })],
  () => [QUERIES, searches(1, { facetFilters: '(,'.repeat(100_000) })],
  (number) => [QUERIES, searches(1, { query: `abc${number} `.repeat(20_000) })],
  () => ['/graphql', posted(`{"query":"","variables":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)],
  (number) => [
    '/authenticate',
    { method: 'POST', headers: { authorization: `Basic ${btoa(`a${number}@b.example:x`)}` } },
  ],
  (number) => [`/geocode?country=FRA&text=${'12%20rue%20'.repeat(20)}${number}`, {}],
];

let attacks = 0;
async function attackOnce() {
  const [target, call] = ATTACKS[attacks % ATTACKS.length]?.(attacks) ?? ['/', {}];
  attacks += 1;
  const headers = { ...call.headers, 'x-forwarded-for': ATTACKER };
  await callFrom(port, target, { ...call, headers }).catch(() => undefined);
}

/** Paths that a visitor requests while browsing: some cached, some not. */
const pathOf = (page: number) =>
  [
    '/',
    '/shop/',
    '/shop/?colors=rouge',
    `/shop/?page=${(page % 30) + 2}`,
    `/produit/robe-longue-${200_001 + page}`,
  ][page % 5] ?? '/';

let pages = 0;
/** Returns the 95th percentile of page times, in milliseconds; infinite where a page was refused. */
async function shop(): Promise<number> {
  const times: number[] = [];
  let isRefused = false;
  for (let page = 0; page < PAGES_A_ROUND; page += 1) {
    pages += 1;
    const began = performance.now();
    const { status } = await callFrom(port, pathOf(pages));
    times.push(performance.now() - began);
    isRefused ||= status >= 400;
    await sleep(30);
  }
  return isRefused
    ? Number.POSITIVE_INFINITY
    : (times.toSorted((a, b) => a - b)[Math.floor(PAGES_A_ROUND * 0.95)] ?? 0);
}

test('two of the worst requests a second less than double the time of a customer’s pages', async () => {
  expect(await shop()).toBeLessThan(Number.POSITIVE_INFINITY);
  // The best round counts: other work on the machine slows single rounds, or has pages refused in them, but not in all.
  let best = Number.POSITIVE_INFINITY;
  const isShown = () => attacks > ATTACKS.length && best < 2;
  for (let round = 0; round < ROUNDS && !isShown(); round += 1) {
    const quiet = await shop();
    const timer = setInterval(() => void attackOnce(), PAUSE_MS);
    const attacked = await shop();
    clearInterval(timer);
    if (Number.isFinite(quiet)) best = Math.min(best, attacked / Math.max(quiet, NOISE_MS));
  }
  expect(attacks).toBeGreaterThan(ATTACKS.length);
  expect(best).toBeLessThan(2);
}, 240_000);
