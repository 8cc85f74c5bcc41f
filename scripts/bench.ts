import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { pageBytes } from '../bench/page-bytes.ts';
import { load } from '../bench/load.ts';
import { residentMegabytes } from '../bench/memory.ts';
import { benchSearch } from '../packages/search/bench/bench.ts';
import { build } from './build.ts';
import { freePort } from './preflight.ts';
import { main, root } from './root.ts';
import { fillDemoCatalogue, startShop } from './shop.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);

/** One page of each kind; the product is the first card of the shop. */
async function pages(url: string) {
  const shop = '/shop/women/';
  const html = await (await fetch(url + shop)).text();
  const product = /href="(\/produit\/[^"#]+)/.exec(html)?.[1];
  if (!product) throw new Error(`No card on ${shop}`);
  return { home: '/', shop, product };
}

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
    for (const [page, address] of Object.entries(await pages(shop.url))) {
      await load(shop.url + address, 2);
      const figures = await load(shop.url + address, SECONDS);
      rows.push({
        page,
        cache,
        ...figures,
        ...(cache === 'cached' ? await pageBytes(shop.url, address) : {}),
      });
    }
    return {
      rows,
      memory: { api: residentMegabytes(shop.pids.api), store: residentMegabytes(shop.pids.store) },
    };
  } finally {
    await shop.stop();
  }
}

const flat = (name: string, sizes: Record<string, number> | undefined) =>
  Object.fromEntries(Object.entries(sizes ?? {}).map(([encoding, kb]) => [`${name} ${encoding}`, kb]));

await main(async () => {
  build();
  const dataDir = path.join(root, '.cache', 'bench');
  fillDemoCatalogue(dataDir);
  const cached = await measurePages('cached', dataDir);
  const rendered = await measurePages('rendered', dataDir);
  const search = await benchSearch({ sizes: [10_000, 100_000], queries: 400 });

  const result = {
    at: new Date().toISOString(),
    machine: { cpu: cpus()[0]?.model, cores: cpus().length, gigabytes: Math.round(totalmem() / 2 ** 30) },
    pages: [...rendered.rows, ...cached.rows],
    memoryMegabytes: { cached: cached.memory, rendered: rendered.memory },
    search,
  };
  const folder = path.join(root, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${result.at.replaceAll(':', '-').slice(0, 19)}.json`);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);

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
  console.log('Bytes of a first view, kB');
  console.table(
    cached.rows.map(({ page, htmlKb, scriptKb }) => ({
      page,
      ...flat('html', htmlKb),
      ...flat('js', scriptKb),
    })),
  );
  console.log('Search, every query with all facets');
  console.table(search);
  console.log('Resident memory, MB');
  console.table(result.memoryMegabytes);
  console.log(path.relative(root, file));
});
