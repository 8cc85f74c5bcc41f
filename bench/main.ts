import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { benchCatalogueSizes } from './catalogue-sizes.ts';
import { benchFilterPaint } from './filter-paint.ts';
import { BLOCKED_LIMIT_MS, benchFirstVisit, type FirstVisitFigures } from './first-visit.ts';
import { benchImport } from './import.ts';
import { benchLighthouse, lighthousePages } from './lighthouse.ts';
import { pageAddresses } from './page-addresses.ts';
import { pageBytes } from './page-bytes.ts';
import { benchPeers, printPeers } from './peers.ts';
import { load } from './load.ts';
import { printRelevance, printWorse } from './relevance/print-relevance.ts';
import { benchRelevance, type Judgement } from './relevance/relevance.ts';
import { benchPurchases } from './purchases.ts';
import { benchSearchSpeed, printSearchSpeed } from './search-speed.ts';
import { startStaticBuffer } from './start-static-buffer.ts';
import { benchTracing } from './tracing.ts';
import { benchVisitBytes } from './visit-bytes.ts';
import { residentMegabytes } from '../scripts/memory.ts';
import { benchRivals } from '../packages/search/bench/bench-rivals.ts';
import { benchSearch } from '../packages/search/bench/bench.ts';
import { build } from '../scripts/build.ts';
import { freePort } from '../scripts/preflight.ts';
import { Stop, main, root } from '../scripts/root.ts';
import { fillDemoCatalogue, startShop } from '../scripts/shop.ts';

const ITEMS = 100_000;
const CATALOGUE_SIZES = [10_000, 100_000, 1_000_000];
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);

async function measurePages(cache: 'cached' | 'rendered', dataDir: string) {
  const port = await freePort(3400);
  const shop = await startShop({
    port,
    apiPort: await freePort(port + 1),
    dataDir,
    env: { LOG_LEVEL: 'error', ...(cache === 'rendered' ? { PAGE_CACHE_MB: '0' } : {}) },
  });
  try {
    const rows = [];
    for (const [page, all] of Object.entries(await pageAddresses(shop.url))) {
      const addresses = cache === 'cached' ? all.slice(0, 1) : all;
      await load(shop.url, addresses, 2);
      const figures = await load(shop.url, addresses, SECONDS);
      rows.push({ page, cache, ...figures, ...(await pageBytes(shop.url, all[0] ?? '/')) });
    }
    return {
      rows,
      memory: { api: residentMegabytes(shop.pids.api), store: residentMegabytes(shop.pids.store) },
    };
  } finally {
    await shop.stop();
  }
}

async function measureStaticBuffer(bytes: number) {
  const server = await startStaticBuffer(bytes);
  await load(server.url, ['/'], 2);
  const figures = await load(server.url, ['/'], SECONDS);
  server.stop();
  return { page: 'a static buffer', cache: '–', ...figures };
}

/** All photographs have been rendered before, as in a shop that has been open for a while. */
async function measureLighthouse(dataDir: string) {
  const port = await freePort(3400);
  const apiPort = await freePort(port + 1);
  const shop = await startShop({ port, apiPort, dataDir, env: { LOG_LEVEL: 'error' } });
  try {
    const pages = await lighthousePages(shop.url);
    await benchLighthouse(shop.url, pages);
    return await benchLighthouse(shop.url, pages);
  } finally {
    await shop.stop();
  }
}

/** In a browser that has never been here. */
async function measureFirstVisits(dataDir: string): Promise<FirstVisitFigures[]> {
  const port = await freePort(3400);
  const apiPort = await freePort(port + 1);
  const shop = await startShop({ port, apiPort, dataDir, env: { LOG_LEVEL: 'error' } });
  try {
    return await benchFirstVisit(shop.url, await lighthousePages(shop.url));
  } finally {
    await shop.stop();
  }
}

async function measureVisitBytes(dataDir: string) {
  const port = await freePort(3400);
  const apiPort = await freePort(port + 1);
  const shop = await startShop({ port, apiPort, dataDir, env: { LOG_LEVEL: 'error' } });
  try {
    return await benchVisitBytes(shop.url, await pageAddresses(shop.url));
  } finally {
    await shop.stop();
  }
}

/** Prints them; false if a page blocks the processor of a telephone for longer than its limit. */
function printFirstVisits(visits: readonly FirstVisitFigures[]): boolean {
  console.log(`A first visit without scrolling, at most ${BLOCKED_LIMIT_MS} ms blocked`);
  console.table(visits);
  return visits.every(({ blocked }) => blocked <= BLOCKED_LIMIT_MS);
}

const flat = (name: string, sizes: Record<string, number> | undefined) =>
  Object.fromEntries(Object.entries(sizes ?? {}).map(([encoding, kb]) => [`${name} ${encoding}`, kb]));

function writeResult(name: string, result: Readonly<Record<string, unknown>> & { at: string }): string {
  const folder = path.join(root, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}${result.at.replaceAll(':', '-').slice(0, 19)}.json`);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  return path.relative(root, file);
}

/** `npm run bench -- relevance [FILE]`: only how well searches answer; compared with an earlier result if one is named. */
async function relevance(before: string | undefined) {
  build();
  const earlier =
    before === undefined
      ? null
      : (JSON.parse(readFileSync(before, 'utf8')) as { relevance: Judgement[] }).relevance;
  const judged = await benchRelevance();
  printRelevance(judged);
  if (earlier) printWorse(earlier, judged);
  console.log(writeResult('relevance-', { at: new Date().toISOString(), relevance: judged }));
}

await main(async () => {
  const [part, before, ...more] = process.argv.slice(2);
  if (part === 'relevance') {
    await relevance(before);
    return;
  }
  // `npm run bench -- search`: only how fast searches answer, with up to a million pieces.
  if (part === 'search') {
    if (!printSearchSpeed(await benchSearchSpeed())) process.exitCode = 1;
    return;
  }
  build();
  // `npm run bench -- sizes [ROWS…]`: import, starts and requests with catalogues of these sizes.
  if (part === 'sizes') {
    const sizes = before === undefined ? CATALOGUE_SIZES : [before, ...more].map(Number);
    const figures = await benchCatalogueSizes(sizes, path.join(root, '.cache', 'bench-sizes'));
    console.log('Seconds of the import and of two starts, megabytes, median milliseconds of a request');
    console.table(figures);
    console.log(writeResult('sizes-', { at: new Date().toISOString(), sizes: figures }));
    return;
  }
  // `npm run bench -- tracing`: what a page and a start cost with OpenTelemetry and without.
  if (part === 'tracing') {
    const tracing = await benchTracing(SECONDS);
    console.log('Processor of a rendered page, milliseconds');
    console.table(tracing.pages);
    console.table(tracing.starts);
    console.log(writeResult('tracing-', { at: new Date().toISOString(), ...tracing }));
    return;
  }
  // `npm run bench -- purchases`: how many orders a second are paid on one PostgreSQL.
  if (part === 'purchases') {
    const purchases = await benchPurchases();
    console.log('Orders that are paid a second, and milliseconds of processor for each');
    console.table(purchases);
    console.log(writeResult('purchases-', { at: new Date().toISOString(), purchases }));
    return;
  }
  const dataDir = path.join(root, '.cache', 'bench');
  fillDemoCatalogue(dataDir);
  // `npm run bench -- visit`: only what a first visit costs a browser, and how many bytes a visit has.
  if (part === 'visit') {
    const visits = await measureFirstVisits(dataDir);
    if (!printFirstVisits(visits)) process.exitCode = 1;
    const bytes = await measureVisitBytes(dataDir);
    console.log('A visit of six pages, each scrolled to its end, kB as sent');
    console.table(bytes);
    console.log(writeResult('visit-', { at: new Date().toISOString(), visits, bytes }));
    return;
  }
  // `PEERS=FOLDER npm run bench -- peers`: only pages rendered beside built peers, in turns.
  const peersFolder = process.env['PEERS'];
  if (part === 'peers') {
    if (!peersFolder) throw new Stop('PEERS names a folder with a subfolder for each built peer.');
    const peers = await benchPeers(peersFolder, dataDir, SECONDS);
    printPeers(peers);
    console.log(writeResult('peers-', { at: new Date().toISOString(), peers }));
    return;
  }
  const cached = await measurePages('cached', dataDir);
  const shopBytes = (cached.rows.find(({ page }) => page === 'shop')?.htmlKb.brotli ?? 0) * 1024;
  const limit = await measureStaticBuffer(Math.round(shopBytes));
  const rendered = await measurePages('rendered', dataDir);
  const peers = peersFolder ? await benchPeers(peersFolder, dataDir, SECONDS) : [];
  const lighthouse = await measureLighthouse(dataDir);
  const visits = await measureFirstVisits(dataDir);
  const importFolder = path.join(root, '.cache', 'bench-import');
  const imported = await benchImport(ITEMS, importFolder);
  const filters = await benchFilterPaint(path.join(importFolder, 'data'), ITEMS);
  rmSync(importFolder, { recursive: true });
  const search = await benchSearch({ sizes: [10_000, 100_000], queries: 400 });
  const rivals = await benchRivals({ sizes: [10_000, 100_000], queries: 20 });
  const judged = await benchRelevance();

  const result = {
    at: new Date().toISOString(),
    machine: { cpu: cpus()[0]?.model, cores: cpus().length, gigabytes: Math.round(totalmem() / 2 ** 30) },
    pages: [...rendered.rows, ...cached.rows, limit],
    peers,
    lighthouse,
    visits,
    memoryMegabytes: { cached: cached.memory, rendered: rendered.memory },
    import: imported,
    filters,
    search,
    rivals,
    relevance: judged,
  };
  const file = writeResult('', result);

  console.log('\nPages (10 connections)');
  console.table(
    result.pages.map(({ page, cache, requestsPerSecond, p50, p99 }) => ({
      page,
      cache,
      requestsPerSecond,
      p50,
      p99,
    })),
  );
  if (peers.length > 0) printPeers(peers);
  console.log('Bytes of a first view, kB');
  console.table(
    cached.rows.map(({ page, htmlKb, scriptKb }) => ({
      page,
      ...flat('html', htmlKb),
      ...flat('js', scriptKb),
    })),
  );
  console.log('Lighthouse on a telephone, points of 100 and milliseconds');
  console.table(lighthouse.figures);
  console.log(lighthouse.findings.join('\n'));
  printFirstVisits(visits);
  console.log('From a press on a filter to the new list on the screen of a browser, ms');
  console.table([filters]);
  console.log('Search, every query with all facets');
  console.table(search);
  console.log('The same questions to other libraries');
  console.table(rivals);
  console.log('Import without photographs into a new database');
  console.table([imported]);
  console.log('Resident memory, MB');
  console.table(result.memoryMegabytes);
  printRelevance(result.relevance);
  console.log(file);
});
