import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productSlug } from '@patine/core';
import { type ReceivedSpan, openCollector } from '@patine/telemetry/testing/collector';
import { metricsIn } from '@patine/telemetry/testing/promql';
import { watchedExpressions } from '@patine/telemetry/testing/watched';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './db/client.ts';
import { products } from './db/schema/catalogue.ts';
import { startApi } from './testing/api-process.ts';
import { insertProduct } from './testing/catalogue.ts';
import { freePort, startPostgres } from './testing/postgres.ts';
import { basic } from './testing/shop.ts';
import { callFrom, startStore } from './testing/store-process.ts';

/** Loopback addresses stand for machines; only this machine and the proxy are trusted. */
const [PROXY, STRANGER] = ['127.0.0.2', '127.0.0.13'];
const TOKEN = 'a token that the machine of Prometheus has';
const PERSON = 'lea.martin@secret.example';
const PASSWORD = 'Trois-vestes-secretes-9';
const SEARCHED = 'trench-secret-burberry';

const running: { stop: () => Promise<void> }[] = [];
let collector: Awaited<ReturnType<typeof openCollector>>;
let ports: Record<'store' | 'api' | 'storeMetrics' | 'apiMetrics', number>;
let productPath: string;

beforeAll(async () => {
  const server = await startPostgres();
  running.push(server);
  await server.create('watched');
  const databaseUrl = server.url('watched');
  const client = await connect({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  const { product } = await insertProduct(client.db);
  const slugFr = productSlug(product.nameFr, product.reference);
  await client.db.update(products).set({ slugFr }).where(eq(products.reference, product.reference));
  productPath = `/produit/${slugFr}`;
  await client.close();
  collector = await openCollector();
  running.push({ stop: collector.close });
  const [storeMetrics, apiMetrics] = [await freePort(), await freePort()];
  const env = {
    TRUSTED_PROXIES: `127.0.0.1,${PROXY}`,
    METRICS_TOKEN: TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: '500',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_BLRP_SCHEDULE_DELAY: '100',
    ACCESS_LOG: '1',
    LOG_LEVEL: 'info',
    // Nothing listens there: its metric is one that rules ask for.
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
  };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patine-watched-'));
  const api = await startApi({
    databaseUrl,
    dataDir,
    port: await freePort(),
    // Nothing listens at the replica's address either.
    env: {
      ...env,
      API_METRICS_PORT: String(apiMetrics),
      DATABASE_READ_URL: `postgresql://patine@127.0.0.1:${await freePort()}/watched`,
    },
  });
  running.push({ stop: api.kill });
  const store = await startStore(await freePort(), {
    ...env,
    API_URL: api.url,
    METRICS_PORT: String(storeMetrics),
  });
  running.push(store);
  ports = { store: store.port, api: Number(new URL(api.url).port), storeMetrics, apiMetrics };
}, 180_000);
afterAll(async () => {
  for (const { stop } of running.toReversed()) await stop();
});

const traceOf = (traceparent: unknown) => /-([0-9a-f]{32})-/.exec(String(traceparent))?.[1] ?? '';
const spansOf = (trace: string) => collector.spans.filter(({ traceId }) => traceId === trace);
const isRoot = (span: ReceivedSpan) =>
  !spansOf(span.traceId).some(({ spanId }) => spanId === span.parentSpanId);

test('a page is one trace, from the store over the api to the database', async () => {
  const page = await callFrom(ports.store, productPath);
  expect(page.status).toBe(200);
  const trace = traceOf(page.headers['server-timing']);
  expect(page.headers['server-timing']).toMatch(/^traceparent;desc="00-[0-9a-f]{32}-[0-9a-f]{16}-01"$/);
  await expect
    .poll(() => spansOf(trace).map(({ service, name }) => `${service}: ${name}`), { timeout: 10_000 })
    .toEqual(expect.arrayContaining(['store: GET product', 'api: POST /graphql']));

  const all = spansOf(trace);
  expect(all.filter(isRoot).map(({ name }) => name)).toEqual(['GET product']);
  const named = (name: string | RegExp) =>
    all.find((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));
  const parentOf = (span: ReceivedSpan | undefined) =>
    all.find(({ spanId }) => spanId === span?.parentSpanId);

  const operation = named(/^query Product/);
  const statement = all.find(
    (span) => span.name.startsWith('pg.query:SELECT') && span.parentSpanId === operation?.spanId,
  );
  expect(statement).toMatchObject({
    service: 'api',
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': expect.stringMatching(/^select/) as string,
    },
  });
  expect(parentOf(operation)).toMatchObject({ name: 'POST /graphql', service: 'api', kind: 'server' });
  const call = parentOf(parentOf(operation));
  expect(call).toMatchObject({ service: 'store', kind: 'client', name: 'POST' });
  expect(parentOf(call)).toMatchObject({
    name: 'GET product',
    kind: 'server',
    attributes: {
      'http.route': 'product',
      'http.response.status_code': 200,
      'request.id': page.headers['x-request-id'],
    },
  });
});

test('a cached page and a redirect are traces of their own', async () => {
  const [first, second] = [
    await callFrom(ports.store, productPath),
    await callFrom(ports.store, productPath),
  ];
  expect(traceOf(first.headers['server-timing'])).not.toBe(traceOf(second.headers['server-timing']));
  const trace = traceOf(second.headers['server-timing']);
  await expect.poll(() => spansOf(trace).map(({ name }) => name)).toEqual(['GET product']);
});

test('a trace that a trusted proxy has begun is continued, and one that anybody claims is not', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const continued = await callFrom(ports.store, '/robots.txt', { headers: { traceparent }, from: PROXY });
  expect(traceOf(continued.headers['server-timing'])).toBe(traceOf(traceparent));
  const claimed = await callFrom(ports.store, '/robots.txt', { headers: { traceparent }, from: STRANGER });
  expect(traceOf(claimed.headers['server-timing'])).not.toBe(traceOf(traceparent));
  const broken = await callFrom(ports.store, '/robots.txt', {
    headers: { traceparent: 'nonsense' },
    from: PROXY,
  });
  expect(traceOf(broken.headers['server-timing'])).toMatch(/^[0-9a-f]{32}$/);
});

test('lines of the log are records in the trace of their request', async () => {
  const { headers } = await callFrom(ports.store, '/search-suggestions?text=robe');
  const trace = traceOf(headers['server-timing']);
  const records = () => collector.records.filter(({ traceId }) => traceId === trace);
  await expect
    .poll(() =>
      records()
        .map(({ service }) => service)
        .toSorted(),
    )
    .toEqual(['api', 'store']);
  for (const { body, attributes } of records()) {
    expect(body).toBe('request');
    expect(attributes['requestId']).toBe(headers['x-request-id']);
  }
});

test('nothing that is exported says who somebody is, what they typed or which address they opened', async () => {
  await callFrom(ports.store, '/authenticate', {
    method: 'POST',
    headers: { authorization: basic(PERSON, PASSWORD) },
  });
  await callFrom(ports.store, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'mutation AskPasswordReset($emailAddress: EmailAddress!) { askPasswordReset(emailAddress: $emailAddress) }',
      variables: { emailAddress: PERSON },
    }),
  });
  await callFrom(ports.store, `/shop/?text=${SEARCHED}`, { from: STRANGER });
  await callFrom(ports.store, `/offers/${SEARCHED}-token`, {
    from: STRANGER,
    headers: { cookie: `authToken=${SEARCHED}` },
  });
  const last = await callFrom(ports.store, `/search-suggestions?text=${SEARCHED}`);
  const trace = traceOf(last.headers['server-timing']);
  await expect
    .poll(() => spansOf(trace).some(({ service }) => service === 'api'), { timeout: 10_000 })
    .toBe(true);
  expect(collector.spans.some(({ name }) => name === 'POST /authenticate')).toBe(true);
  for (const secret of [
    PERSON,
    'secret.example',
    PASSWORD,
    SEARCHED,
    STRANGER,
    btoa(`${PERSON}:${PASSWORD}`),
  ])
    expect(collector.text()).not.toContain(secret);
  expect(collector.spans.flatMap(({ attributes }) => Object.keys(attributes))).not.toContain('url.full');
});

test('the collector gets the metrics that Prometheus reads, and refuses nothing', async () => {
  await expect.poll(() => collector.metric('api', 'api_request_seconds')).toBeDefined();
  await expect.poll(() => collector.metric('store', 'store_request_seconds')).toBeDefined();
  const histogram = collector.metric('store', 'store_request_seconds')?.histogram;
  for (const { count, bucketCounts = [], explicitBounds = [] } of histogram?.dataPoints ?? []) {
    expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
    expect(bucketCounts.reduce<number>((sum, inBucket) => sum + Number(inBucket), 0)).toBe(Number(count));
  }
  expect(collector.metric('api', 'api_sales_total')?.sum).toMatchObject({ isMonotonic: true });
  expect(collector.metric('api', 'api_database_pool')?.gauge?.dataPoints.length).toBe(4);
  expect(collector.refused).toEqual([]);
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('metrics are read with the token, from this machine, or on their own port', async () => {
  for (const port of [ports.store, ports.api]) {
    const from = (headers: Record<string, string>, address = STRANGER) =>
      callFrom(port, '/metrics', { from: address, headers });
    expect((await from(bearer(TOKEN))).body).toContain('_request_seconds_count{');
    expect(await from(bearer(`${TOKEN}r`))).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
    });
    expect((await from({})).status).toBe(401);
    expect((await from({ 'x-forwarded-for': STRANGER }, '127.0.0.1')).status).toBe(401);
    expect((await from({ 'x-forwarded-for': STRANGER, ...bearer(TOKEN) }, '127.0.0.1')).status).toBe(200);
    expect((await from({}, '127.0.0.1')).status).toBe(200);
  }
  for (const port of [ports.storeMetrics, ports.apiMetrics]) {
    expect((await callFrom(port, '/metrics')).body).toContain('_request_seconds_count{');
    expect((await callFrom(port, '/')).status).toBe(404);
  }
});

test('each metric that a rule or a dashboard asks for is one that the running shop has', async () => {
  const scraped = (await Promise.all([ports.store, ports.api].map((port) => callFrom(port, '/metrics')))).map(
    ({ body }) => body,
  );
  const known = new Set(
    scraped.flatMap((body) =>
      [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
      ),
    ),
  );
  const asked = new Set(watchedExpressions().flatMap(metricsIn));
  // Prometheus adds this one to what it reads.
  asked.delete('up');
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  expect(asked.size).toBeGreaterThan(20);
});
