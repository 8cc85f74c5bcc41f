import { mkdtempSync } from 'node:fs';
import { Agent } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AskPasswordResetDocument, CreateCustomerDocument } from '@patine/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '@patine/core';
import { CALLS_A_MINUTE } from './plugins/rate-limits.ts';
import { startApi } from './testing/api-process.ts';
import { observatoryScore } from './testing/observatory.ts';
import { freePort, startPostgres } from './testing/postgres.ts';
import { basic } from './testing/shop.ts';
import { type Call, callFrom, startStore, type StoreResponse } from './testing/store-process.ts';

/** Loopback addresses stand for machines; only this machine and the proxy are trusted. */
const PROXY = '127.0.0.2';
const TRUSTED_PROXIES = `127.0.0.1,${PROXY}`;
const [VISITOR, ANOTHER, LIAR] = ['127.0.0.11', '127.0.0.12', '127.0.0.13'];
const PASSWORD = 'Trois-vestes-9';

type Running = { stop: () => Promise<void> };
const running: Running[] = [];
let server: Awaited<ReturnType<typeof startPostgres>>;
/** A shop with an https URL behind a proxy: two processes of api and store on one database. */
let ports: { api: number[]; store: number[] };
/** A local shop that shows its emails. */
let local: { api: number; store: number };

async function open(database: string, env: Record<string, string>) {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patine-real-'));
  const api = await startApi({ databaseUrl: server.url(database), dataDir, port, env });
  running.push({ stop: api.kill });
  const store = await startStore(await freePort(), { ...env, API_URL: api.url });
  running.push(store);
  return { api: port, store: store.port };
}

beforeAll(async () => {
  server = await startPostgres();
  running.push(server);
  await server.create('public');
  await server.create('local');
  const reached = {
    PUBLIC_URL: 'https://shop.example',
    TRUSTED_PROXIES,
    APP_SECRET: 'one secret for all of its processes',
  };
  const one = await open('public', reached);
  const [other, own] = await Promise.all([
    open('public', { ...reached, JOBS: '0' }),
    open('local', { PUBLIC_URL: 'http://localhost:3000', DEV_MAIL: '1', TRUSTED_PROXIES }),
  ]);
  ports = { api: [one.api, other.api], store: [one.store, other.store] };
  local = own;
}, 180_000);
afterAll(async () => {
  for (const { stop } of running.toReversed()) await stop();
});

/** A request that the proxy forwards for a visitor. */
const forwarded = (visitor: string, call: Call = {}): Call => ({
  ...call,
  from: PROXY,
  headers: {
    'x-forwarded-for': visitor,
    'x-forwarded-proto': 'https',
    host: 'shop.example',
    ...call.headers,
  },
});

const graphql = (query: string, variables: object): Call => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

/** Invalid credentials: no account is looked up, so only the rate limit changes the response. */
const signIn = { method: 'POST', headers: { authorization: 'Basic &&&&' } };
const { signingIn } = CALLS_A_MINUTE;

/** Waits until the minute is young enough for all calls to be counted in it. */
async function earlyInAMinute() {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < 25_000) await sleep(left + 100);
}

test('each visitor behind a proxy is counted separately, and a client with forged headers by its own address', async () => {
  await earlyInAMinute();
  const [store = 0] = ports.store;
  const statuses = async (port: number, calls: number, call: (number: number) => Call) => {
    const all: number[] = [];
    for (let made = 0; made < calls; made += 1)
      all.push((await callFrom(port, '/authenticate', call(made))).status);
    return all;
  };
  const busy = await statuses(store, signingIn + 1, () => forwarded(VISITOR, signIn));
  expect(busy).toEqual([...Array<number>(signingIn).fill(400), 429]);
  expect((await callFrom(store, '/authenticate', forwarded(ANOTHER, signIn))).status).toBe(400);
  // A caller that is not the trusted proxy is counted by its own address, whatever its headers claim.
  const lies = await statuses(local.store, signingIn + 1, (number) => ({
    ...forwarded(`198.51.100.${number}`, signIn),
    from: LIAR,
  }));
  expect(lies).toEqual([...Array<number>(signingIn).fill(400), 429]);
  expect((await callFrom(local.store, '/authenticate', forwarded(LIAR, signIn))).status).toBe(429);
}, 120_000);

test('two shops on one database count a visitor’s calls together', async () => {
  await earlyInAMinute();
  const signInFrom = (store: number) => callFrom(store, '/authenticate', forwarded('198.51.100.200', signIn));
  const [one = 0, other = 0] = ports.store;
  for (let made = 0; made < signingIn; made += 1) expect((await signInFrom(one)).status).toBe(400);
  // Processes exchange their counts every second.
  await expect
    .poll(async () => (await signInFrom(other)).status, { timeout: 8_000, interval: 500 })
    .toBe(429);
}, 120_000);

test('hourly limits treat the IPv6 addresses of a household as one visitor', async () => {
  const [store = 0] = ports.store;
  const requestAs = (visitor: string, number: number) =>
    callFrom(
      store,
      '/graphql',
      forwarded(visitor, graphql(AskPasswordResetDocument, { emailAddress: `nobody-${number}@example.fr` })),
    );
  const codes: unknown[] = [];
  for (let host = 1; host <= 61; host += 1)
    codes.push((await requestAs(`2001:db8:1:2::${host.toString(16)}`, host)).status);
  expect(codes).toEqual([...Array<number>(60).fill(200), 429]);
  expect((await requestAs('2001:db8:1:3::1', 1)).status).toBe(200);
}, 60_000);

/** Pictures are counted as the others are, and 12,000 calls take long. */
type Limited = Exclude<keyof typeof CALLS_A_MINUTE, 'pictures'>;

/** A cheap request of each kind, as a browser sends it to the store. */
const CHEAP: Readonly<Record<Limited, readonly [path: string, call: Call]>> = {
  signingIn: ['/authenticate', signIn],
  paying: ['/payment/return', {}],
  geocode: ['/geocode', {}],
  graphql: ['/graphql', graphql('', {})],
  search: ['/search/1/indexes/*/queries', { method: 'POST', body: '{}' }],
  reading: ['/web-routing', {}],
};
const AT_ONCE = 20;
/** As many pages a store renders at once however slowly, so that none is refused as overload. */
const PAGES_AT_ONCE = 10;

/** Returns the statuses of as many requests of a kind as a minute allows, each from the next address. */
async function useUp(kind: Limited, visitorOf: (call: number) => string): Promise<Set<number>> {
  const [store = 0] = ports.store;
  const [address, call] = CHEAP[kind];
  const statuses = new Set<number>();
  let made = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const send = async () => {
    while (made < CALLS_A_MINUTE[kind]) {
      const visitor = visitorOf((made += 1));
      statuses.add((await callFrom(store, address, { ...forwarded(visitor, call), agent })).status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  agent.destroy();
  return statuses;
}

const KINDS = (Object.keys(CHEAP) as Limited[]).map((kind, index) => ({ kind, index }));
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS);

test.each([
  {
    version: 4,
    visitor: (network: number) => `203.0.113.${network + 1}`,
    other: (index: number) => `198.51.100.${index + 230}`,
  },
  {
    version: 6,
    visitor: (network: number, call: number) => `2001:db8:a:${network}::${call.toString(16)}`,
    other: (index: number) => `2001:db8:b:${index}::1`,
  },
])(
  'a minute’s calls of a network of IPv$version end in a coded 429 with Retry-After, and other networks are answered',
  async ({ visitor, other }) => {
    const [store = 0] = ports.store;
    for (const { kind, index } of KINDS) {
      const [address, call] = CHEAP[kind];
      const useAllAndOneMore = async (network: number) => {
        const began = thisMinute();
        const statuses = await useUp(kind, (made) => visitor(network, made));
        const refused = await callFrom(store, address, forwarded(visitor(network, 65_000), call));
        return { statuses, refused, isOneMinute: thisMinute() === began };
      };
      let network = index;
      let calls = await useAllAndOneMore(network);
      // Calls of two minutes are counted apart.
      while (!calls.isOneMinute) calls = await useAllAndOneMore((network += KINDS.length));
      const { statuses, refused } = calls;
      expect([kind, ...statuses]).not.toContain(429);
      expect([kind, refused.status]).toEqual([kind, 429]);
      expect(refused.body).toMatch(/"TOO_MANY_ATTEMPTS".*"code":105|"code":105.*"TOO_MANY_ATTEMPTS"/);
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(60);
      const answered = await callFrom(store, address, forwarded(other(index), call));
      expect([kind, answered.status]).not.toContain(429);
    }
  },
  120_000,
);

/** Pages that a store renders for a network: `render-limit.ts` of the store. */
const RENDERS = { atOnce: 120, aSecond: 10 };

test('pages that no cache holds are limited for a network, and cached pages and other networks are not', async () => {
  const [store = 0] = ports.store;
  const open = (visitor: string, page = '/login') => callFrom(store, page, forwarded(visitor));
  await open('203.0.113.200', '/shop/');
  for (const { visitor, neighbour, other } of [
    { visitor: '203.0.113.201', neighbour: '203.0.113.201', other: '198.51.100.202' },
    { visitor: '2001:db8:c:201::1', neighbour: '2001:db8:c:201::2', other: '2001:db8:d:2::1' },
  ]) {
    const began = performance.now();
    let served = 0;
    const useUp = async (from: string) => {
      let refused: StoreResponse | undefined;
      const send = async () => {
        while (!refused && served < 1_000) {
          const response = await open(from);
          if (response.status === 200) served += 1;
          else refused ??= response;
        }
      };
      await Promise.all(Array.from({ length: PAGES_AT_ONCE }, send));
      return refused;
    };
    const first = await useUp(visitor);
    const refused = await useUp(neighbour);
    expect([first?.status, refused?.status]).toEqual([429, 429]);
    // The allowance grows while it is used: the neighbour may be served a few pages.
    const allowed = RENDERS.atOnce + ((performance.now() - began) / 1000) * RENDERS.aSecond;
    expect(served).toBeLessThanOrEqual(allowed);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(refused?.headers['content-type']).toMatch(/^text\/html/);
    expect((await open(neighbour, '/shop/')).status).toBe(200);
    expect((await open(other)).status).toBe(200);
  }
}, 60_000);

test('plain http redirects to https according to the proxy, except for probes', async () => {
  const [store = 0] = ports.store;
  const plain = { 'x-forwarded-proto': 'http' };
  const led = await callFrom(store, '/shop/?size=M', forwarded(VISITOR, { headers: plain }));
  expect([led.status, led.headers.location]).toEqual([308, 'https://shop.example/shop/?size=M']);
  // A caller that is not the trusted proxy cannot claim https.
  const direct = await callFrom(store, '/robots.txt', { ...forwarded(VISITOR), from: LIAR });
  expect(direct.status).toBe(308);
  expect((await callFrom(store, '/robots.txt', forwarded(VISITOR))).status).toBe(200);
  expect((await callFrom(store, '/healthz', { from: LIAR })).status).toBe(200);
});

test('MDN’s HTTP Observatory scores the home page 140 points or more', async () => {
  const [store = 0] = ports.store;
  const overHttp = await callFrom(
    store,
    '/',
    forwarded(VISITOR, { headers: { 'x-forwarded-proto': 'http' } }),
  );
  const home = await callFrom(store, '/', forwarded(VISITOR));
  expect(home.status).toBe(200);
  expect(observatoryScore({ host: 'shop.example', overHttp, home: home.headers })).toBeGreaterThanOrEqual(
    140,
  );
});

const register = (store: number, emailAddress: string, call: (call: Call) => Call) =>
  callFrom(
    store,
    '/graphql',
    call(
      graphql(CreateCustomerDocument, {
        customerCreate: {
          firstName: 'Léa',
          lastName: 'Martin',
          emailAddress,
          acceptTermsAndConditions: true,
          plainPassword: PASSWORD,
          optIn: false,
        },
      }),
    ),
  );

test('a known device logs in while others guess, and each login ends the previous session', async () => {
  const [one = 0, other = 0] = ports.store;
  const emailAddress = 'owner@example.fr';
  await register(one, emailAddress, (call) => forwarded(ANOTHER, call));
  const logIn = (store: number, visitor: string, password: string, cookie = '') =>
    callFrom(
      store,
      '/authenticate',
      forwarded(visitor, {
        method: 'POST',
        headers: { authorization: basic(emailAddress, password), ...(cookie ? { cookie } : {}) },
      }),
    );
  const cookiesOf = ({ headers }: { headers: { 'set-cookie'?: string[] | undefined } }) =>
    (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  const first = await logIn(one, ANOTHER, PASSWORD);
  const device = first.headers['set-cookie']?.find((cookie) => cookie.startsWith('__Host-device='));
  expect(device).toMatch(/; Path=\/; SameSite=Lax; Secure; Max-Age=31536000; HttpOnly$/);

  const guesses: number[] = [];
  for (let guess = 0; guess < 21; guess += 1)
    guesses.push((await logIn(one, `198.51.100.${guess + 1}`, `Guess-${guess}-aa`)).status);
  expect(guesses.at(-1)).toBe(429);
  const stranger = await logIn(other, ANOTHER, PASSWORD);
  expect(stranger.status).toBe(429);
  const { retryAfter } = JSON.parse(stranger.body) as { retryAfter: number };
  expect(stranger.headers['retry-after']).toBe(String(retryAfter));

  const cookie = cookiesOf(first);
  const again = await logIn(other, ANOTHER, PASSWORD, cookie);
  expect(again.status).toBe(200);
  const me = async (own: string) => {
    const query = graphql('{ me { emailAddress } }', {});
    const call = { ...query, headers: { ...query.headers, cookie: own } };
    return JSON.parse((await callFrom(one, '/graphql', forwarded(ANOTHER, call))).body) as { data: unknown };
  };
  expect((await me(cookie)).data).toBeNull();
  expect((await me(cookiesOf(again))).data).toEqual({ me: { emailAddress } });
}, 60_000);

const mailbox: Call = { headers: { host: 'localhost:3000', accept: 'application/json' } };
const outside = Object.values(networkInterfaces())
  .flat()
  .flatMap((found) => (found && !found.internal && found.family === 'IPv4' ? [found.address] : []));

test('only this machine may see the mailbox, from store or api, and over https nobody', async () => {
  await register(local.store, 'victim@example.fr', (call) => call);
  const seen = async (port: number, call: Call) => callFrom(port, '/dev/mail', call);
  await expect.poll(async () => (await seen(local.store, mailbox)).body).toContain('victim@example.fr');

  const attacks: Call[] = [
    ...['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip'].map((name) => ({
      headers: { [name]: '203.0.113.7' },
    })),
    { headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' } },
    { headers: { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' } },
    { headers: { forwarded: 'for=203.0.113.7' } },
    { headers: { host: 'evil.example' } },
    { headers: { 'x-forwarded-host': 'evil.example' } },
    ...outside.map((address) => ({ from: address, to: address })),
  ];
  for (const port of [local.store, local.api])
    for (const attack of attacks) {
      // The api listens on this machine only.
      if (port === local.api && attack.to) continue;
      const call = { ...attack, headers: { ...mailbox.headers, ...attack.headers } };
      const response = await seen(port, call);
      expect([response.status, response.body]).toEqual([404, expect.not.stringContaining('victim@')]);
    }
  for (const port of [...ports.store, ...ports.api])
    for (const call of [mailbox, forwarded('127.0.0.1', mailbox), forwarded(VISITOR)])
      expect((await seen(port, call)).status).not.toBe(200);
}, 60_000);
