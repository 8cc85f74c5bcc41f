import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { quantile } from '../packages/search/bench/measure.ts';
import { freePort } from '../scripts/preflight.ts';
import { marketplace, type Shop, startShop } from '../scripts/shop.ts';
import { load } from './load.ts';
import { pageAddresses } from './page-addresses.ts';
import { processorMs } from './processor-time.ts';

const ROUNDS = 5;
const WARMING_SECONDS = 2;
const MODES = ['off', 'on'] as const;
type Mode = (typeof MODES)[number];

export type TracingFigures = {
  page: string;
  tracing: Mode;
  /** Milliseconds of processor for a page that is rendered: medians of all rounds. */
  storeMs: number;
  apiMs: number;
  requestsPerSecond: number;
};
export type TracingStart = {
  tracing: Mode;
  /** Median seconds until api and store are both ready. */
  startSeconds: number;
};

/** Takes whatever is exported and keeps nothing. */
async function openSink() {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const median = (values: readonly number[]) => Math.round(quantile([...values], 0.5) * 100) / 100;

async function measureRound({ url, pids }: Shop, addresses: readonly string[], seconds: number) {
  const before = { store: processorMs(pids.store), api: processorMs(pids.api) };
  const { requests, requestsPerSecond } = await load(url, addresses, seconds);
  return {
    storeMs: (processorMs(pids.store) - before.store) / requests,
    apiMs: (processorMs(pids.api) - before.api) / requests,
    requestsPerSecond,
  };
}

/**
 * Renders the same pages with OpenTelemetry and without, in turns, on PostgreSQL, whose statements are spans too. Processor
 * time says what a page costs even while other programs run.
 */
export async function benchTracing(seconds: number) {
  // Imported lazily, because it reads generated code.
  const { startPostgres } = await import('../apps/api/src/testing/postgres.ts');
  const [server, sink] = [await startPostgres(), await openSink()];
  const dataDir = mkdtempSync(path.join(tmpdir(), 'patine-tracing-'));
  await server.create('traced');
  const shared = {
    DATABASE_URL: server.url('traced'),
    PAYMENT: 'sandbox',
    MAIL: 'outbox',
    LOG_LEVEL: 'error',
    PAGE_CACHE_MB: '0',
    WEB_CONCURRENCY: '1',
  };
  const open = async (mode: Mode) => {
    const port = await freePort(3400);
    const env = mode === 'on' ? { ...shared, OTEL_EXPORTER_OTLP_ENDPOINT: sink.url } : shared;
    return startShop({ port, apiPort: await freePort(port + 1), dataDir, env });
  };
  try {
    marketplace(['catalogue', 'demo'], { ...shared, DATA_DIR: dataDir });
    const starts: Record<Mode, number[]> = { off: [], on: [] };
    // The first start builds the index that the others read.
    await (await open('off')).stop();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const mode of MODES) {
        const began = performance.now();
        const shop = await open(mode);
        starts[mode].push((performance.now() - began) / 1_000);
        await shop.stop();
      }

    const shops = { off: await open('off'), on: await open('on') };
    const pages: TracingFigures[] = [];
    try {
      for (const [page, addresses] of Object.entries(await pageAddresses(shops.off.url))) {
        const rounds: Record<Mode, Awaited<ReturnType<typeof measureRound>>[]> = { off: [], on: [] };
        for (const mode of MODES) await load(shops[mode].url, addresses, WARMING_SECONDS);
        for (let round = 0; round < ROUNDS; round += 1)
          for (const mode of MODES) rounds[mode].push(await measureRound(shops[mode], addresses, seconds));
        for (const mode of MODES)
          pages.push({
            page,
            tracing: mode,
            storeMs: median(rounds[mode].map(({ storeMs }) => storeMs)),
            apiMs: median(rounds[mode].map(({ apiMs }) => apiMs)),
            requestsPerSecond: median(rounds[mode].map(({ requestsPerSecond }) => requestsPerSecond)),
          });
      }
    } finally {
      await shops.on.stop();
      await shops.off.stop();
    }
    return {
      pages,
      starts: MODES.map((tracing): TracingStart => ({ tracing, startSeconds: median(starts[tracing]) })),
    };
  } finally {
    await server.stop();
    sink.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
