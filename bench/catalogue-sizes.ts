import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AddProductToCartDocument,
  type AddProductToCartMutationVariables,
  CreateCartDocument,
  type CreateCartMutation,
  type Operation,
  ProductPageDocument,
} from '../packages/contract/src/generated/operations.ts';
import { productSitemapPath } from '../packages/contract/src/rest/seo.ts';
import { quantile } from '../packages/search/bench/measure.ts';
import { residentMegabytes } from '../scripts/memory.ts';
import { freePort } from '../scripts/preflight.ts';
import { type Shop, startShop } from '../scripts/shop.ts';
import { benchImport } from './import.ts';

export type SizeFigures = {
  rows: number;
  /** Seconds of the import, and of the starts after it: the first writes the index that the second reads. */
  importSeconds: number;
  firstStart: number;
  secondStart: number;
  importMb: number;
  apiMb: number;
  storeMb: number;
  /** Median milliseconds, one after the other, nothing cached. */
  home: number;
  list: number;
  product: number;
  suggestions: number;
  addToCart: number;
  sitemap: number;
};

const TIMES = 25;
const WARMING = 5;
const TEXTS = [
  'pièce',
  'maison 3',
  'robe noire 38',
  'lin',
  'pi',
  'chemise',
  'jupe rouge',
  'laine',
  'soie',
  'vert',
];

/** A shop that is asked for too much says how many seconds to wait. */
const MOST_TRIES = 5;

async function textOf(url: string, init?: RequestInit): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, init);
    if (response.ok) return response.text();
    if (response.status !== 503 || tries === MOST_TRIES) throw new Error(`${response.status} for ${url}`);
    await sleep(Number(response.headers.get('retry-after')) * 1_000);
  }
}

/** Median of the requests that `request` makes, each with another number. */
async function median(request: (number: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < WARMING + TIMES; number += 1) {
    const began = performance.now();
    await request(number);
    if (number >= WARMING) times.push(performance.now() - began);
  }
  return Math.round(quantile(times, 0.5) * 10) / 10;
}

async function call<Result, Variables>(
  { apiUrl }: Shop,
  operation: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const body = await textOf(`${apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ query: operation, variables }),
  });
  const { data, errors } = JSON.parse(body) as { data: Result; errors?: unknown };
  if (errors) throw new Error(body);
  return data;
}

/** A new cart and one piece of its own for each measurement. */
async function fillings(shop: Shop, references: readonly number[]) {
  const filled: AddProductToCartMutationVariables[] = [];
  for (const reference of references.slice(0, WARMING + TIMES)) {
    const { product } = await call(shop, ProductPageDocument, { reference });
    const { createCart }: CreateCartMutation = await call(shop, CreateCartDocument, {});
    filled.push({
      cartId: createCart.id,
      productReference: reference,
      productVariantId: product?.variants[0]?.id ?? '',
    });
  }
  return filled;
}

async function measureRequests(shop: Shop) {
  const page = (address: string) => textOf(shop.url + address);
  const api = (address: string) => textOf(shop.apiUrl + address);
  const products = [
    ...new Set(
      [...(await page('/shop/')).matchAll(/href="(\/produit\/[^"#?]+)/g)].map(([, one = '']) => one),
    ),
  ];
  const carts = await fillings(
    shop,
    products.map((address) => Number(/\d+$/.exec(address)?.[0])),
  );
  return {
    home: await median(() => page('/')),
    list: await median((number) => page(`/shop/?page=${number + 1}`)),
    product: await median((number) => page(products[number] ?? '')),
    suggestions: await median((number) =>
      api(`/search-suggestions?locale=fr&text=${encodeURIComponent(TEXTS[number % TEXTS.length] ?? '')}`),
    ),
    addToCart: await median((number) => call(shop, AddProductToCartDocument, carts[number]!)),
    sitemap: await median(() => api(productSitemapPath(10))),
  };
}

const secondsOf = async <Result>(work: () => Promise<Result>) => {
  const began = performance.now();
  const result = await work();
  return { result, seconds: Math.round((performance.now() - began) / 100) / 10 };
};

/** Measures import, start and requests with catalogues of these sizes: all but search should cost the same at each. */
export async function benchCatalogueSizes(sizes: readonly number[], folder: string): Promise<SizeFigures[]> {
  const figures: SizeFigures[] = [];
  for (const rows of sizes) {
    const imported = await benchImport(rows, folder);
    const port = await freePort(3400);
    const options = {
      port,
      apiPort: await freePort(port + 1),
      dataDir: path.join(folder, 'data'),
      env: { LOG_LEVEL: 'error', PAGE_CACHE_MB: '0', DEMO_CATALOGUE: '0' },
    };
    const first = await secondsOf(() => startShop(options));
    await first.result.stop();
    const second = await secondsOf(() => startShop(options));
    const shop = second.result;
    try {
      figures.push({
        rows,
        importSeconds: imported.seconds,
        firstStart: first.seconds,
        secondStart: second.seconds,
        importMb: imported.importMb,
        ...(await measureRequests(shop)),
        apiMb: residentMegabytes(shop.pids.api),
        storeMb: residentMegabytes(shop.pids.store),
      });
    } finally {
      await shop.stop();
    }
    rmSync(folder, { recursive: true });
  }
  return figures;
}
