import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../build.ts';
import { freePort } from '../preflight.ts';
import { marketplace, startShop } from '../shop.ts';
import { type Found, notNothing, type Proving, scaled, unless } from './figures.ts';
import { measurable, measureMemory, type Memory } from './heap.ts';
import { visit } from './visitors.ts';

const REQUESTS = 1_000_000;
const CONNECTIONS = 10;
/** Requests between two purchases. */
const PURCHASE_EVERY = 500;
/** Measurements; caches fill before the first. */
const PARTS = 5;
const MAX_GROWTH = 0.05;
/** For what was begun: jobs, notifications, connections that close. */
const REST_MS = 5_000;
const SETTLED_MS = 60_000;

const GARMENTS = ['robe', 'jupe', 'veste', 'pantalon', 'chemise', 'manteau', 'pull', 'sac'];
const COLORS = ['verte', 'rouge', 'noire', 'bleue', 'blanche', 'marron'];
const SIZES = ['36', '38', '40', '42', 'M'];
const at = <Value>(values: readonly Value[], index: number) => values[index % values.length];

const searchText = (turn: number) =>
  [at(GARMENTS, turn), at(COLORS, Math.floor(turn / 8)), at(SIZES, Math.floor(turn / 48))].join(' ');

const matches = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'))),
];

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Follows redirects once, so that the visits measure pages. */
async function followed(urls: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, url] of urls.entries()) {
    // Each from a network of its own, because visitors have a limit of pages.
    const headers = { 'x-forwarded-for': `11.${index >> 8}.${index & 255}.1` };
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
    found.push(response.url);
  }
  return found;
}

/** What a crowd of visitors asks for: of ten requests four products, two lists, a page, a search, suggestions and a picture. */
async function addressesOf(shop: string) {
  const html = await (await fetch(`${shop}/shop/women/`)).text();
  const texts = range(240).map(searchText);
  const under = (paths: readonly string[]) => followed(paths.map((path) => shop + path));
  const products = await under(matches(html, /href="(\/produit\/[^"#]+)/g));
  const lists = await under([
    '/shop/women/',
    '/shop/men/',
    '/en/shop/women/',
    '/en/shop/men/',
    '/shop/women/?page=2',
    '/shop/search/?page=2',
  ]);
  const pages = await under(['/', '/en', '/drops', '/en/drops']);
  const searches = await under(texts.map((text) => `/shop/search/?text=${encodeURIComponent(text)}`));
  const suggestions = await under(
    texts.map((text) => `/search-suggestions?text=${encodeURIComponent(text.slice(0, 6))}&locale=fr`),
  );
  const pictures = await under(matches(html, /src="(\/media\/[^"]+)/g));
  const kinds = [
    products,
    lists,
    products,
    searches,
    pages,
    products,
    lists,
    suggestions,
    products,
    pictures,
  ];
  if (kinds.some((urls) => urls.length === 0)) throw new Error('The list shows no product.');
  return (turn: number) => at(at(kinds, turn) ?? [], Math.floor(turn / kinds.length)) ?? shop;
}

const growth = (series: readonly Memory[], kind: keyof Memory) =>
  (series.at(-1)?.[kind] ?? NaN) / (series[0]?.[kind] ?? NaN) - 1;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** A million requests mixed with purchases: what api and store keep in memory does not grow. */
export async function soak({ server, dataDir, freshDatabase, seed, scale }: Proving): Promise<Found> {
  build();
  const [
    { connect },
    { startFake },
    { insertProduct },
    { insertReadyBuyer },
    { productsChanged },
    { shopOn },
    { readVerdict },
  ] = await Promise.all([
    import('../../apps/api/src/db/client.ts'),
    import('../../apps/api/src/testing/fakes/start.ts'),
    import('../../apps/api/src/testing/catalogue.ts'),
    import('../../apps/api/src/testing/ready-buyers.ts'),
    import('../../apps/api/src/modules/outbox/index.ts'),
    import('../../apps/api/src/testing/stress/shoppers.ts'),
    import('../../apps/api/src/testing/verdict.ts'),
  ]);
  const database = { DATABASE_URL: server.url(await freshDatabase()), DATA_DIR: path.join(dataDir, 'soak') };
  const heapFolder = path.join(dataDir, 'soak-heap');
  for (const folder of [database.DATA_DIR, heapFolder]) mkdirSync(folder);
  marketplace(['catalogue', 'demo'], database);
  const fake = await startFake('stripe', { seed });
  const port = await freePort(5800);
  const shop = await startShop({
    port,
    apiPort: await freePort(port + 1),
    dataDir: database.DATA_DIR,
    env: {
      ...database,
      ...fake.settings,
      ...measurable(heapFolder),
      MAIL: 'outbox',
      LOG_LEVEL: 'error',
    },
  });
  const client = await connect(database);
  try {
    await fake.sendNewsTo(`${shop.apiUrl}/webhooks/stripe`);
    const urlOf = await addressesOf(shop.url);
    const requests = scaled(REQUESTS, scale);
    const done = { turn: 0, purchases: 0 };
    const over = new AbortController();
    const isOver = () => over.signal.aborted;
    const nextBuyer = async () => {
      while (done.turn < done.purchases * PURCHASE_EVERY && !isOver()) await sleep(20);
      done.purchases += 1;
      const { itemId, reference } = await insertProduct(client.db);
      await productsChanged(client.db, [reference], new Date());
      return insertReadyBuyer(client.db, [itemId], new Date());
    };
    const shopper = shopOn(shop.apiUrl, fake, nextBuyer, isOver);

    const failed = new Map<number, number>();
    const memory: Record<keyof typeof shop.pids, Memory[]> = { api: [], store: [] };
    const started = performance.now();
    const visitUntil = async (end: number) => {
      while (done.turn < end) {
        const mine = (done.turn += 1);
        const { status } = await visit(urlOf(mine), mine);
        if (status !== 200) failed.set(status, (failed.get(status) ?? 0) + 1);
      }
    };
    for (let part = 1; part <= PARTS; part += 1) {
      const end = Math.round((requests * part) / PARTS);
      await Promise.all(Array.from({ length: CONNECTIONS }, () => visitUntil(end)));
      await sleep(REST_MS);
      for (const name of ['api', 'store'] as const) {
        const used = await measureMemory(heapFolder, shop.pids[name]);
        memory[name].push(used);
        const { heap, buffers, resident } = used;
        console.log(
          `soak: ${done.turn} requests, ${done.purchases} purchases, ${name}: ${heap.toFixed(1)} MB of objects, ` +
            `${buffers.toFixed(1)} MB of buffers, ${resident.toFixed(0)} MB resident`,
        );
      }
    }
    const perSecond = Math.round(done.turn / ((performance.now() - started) / 1_000));
    over.abort();
    await shopper;
    const verdict = async () => readVerdict(client.db, await fake.payments());
    const ended = Date.now();
    while ((await verdict()).unsettled > 0 && Date.now() - ended < SETTLED_MS) await sleep(200);
    const { paid, captured, ...figures } = await verdict();
    return {
      tried: `${done.turn} requests and ${done.purchases} purchases, ${perSecond} requests a second`,
      held: (['api', 'store'] as const)
        .map((name) => `${name} ${percent(growth(memory[name], 'heap'))} of heap`)
        .join(', '),
      wrong: [
        ...(['api', 'store'] as const).flatMap((name) =>
          (['heap', 'buffers'] as const).flatMap((kind) =>
            unless(
              growth(memory[name], kind) <= MAX_GROWTH,
              `${kind} of the ${name} grew by ${percent(growth(memory[name], kind))}`,
            ),
          ),
        ),
        ...[...failed].map(([status, count]) => `${count} requests were answered ${status}`),
        ...unless(paid > 0 && paid === captured, `${paid} orders paid, ${captured} payments captured`),
        ...notNothing(figures, 'at the end'),
      ],
    };
  } finally {
    await shop.stop();
    await client.close();
    await fake.stop();
  }
}
