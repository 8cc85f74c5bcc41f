import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ProductRecord } from '@patine/contract/search/record';
import { sql } from 'drizzle-orm';
import { lockItemsOfProduct, restoreItem } from '../../modules/inventory/index.ts';
import { productsChanged } from '../../modules/outbox/index.ts';
import { bareEnvironment } from '../bare-environment.ts';
import type { ScaleShop } from './scale-shop.ts';
import { type State, within } from './statements.ts';

const LIMIT_MS = 1_000;
const GIVE_UP_MS = 20_000;
const POLL_MS = 10;
const MARKETPLACE = path.join(import.meta.dirname, '../../cli/marketplace.ts');

type Hit = Pick<ProductRecord, 'reference' | 'availability' | 'price'>;
type Result = { hits: Hit[]; nbHits: number; facets: Record<string, Record<string, number>> };

export async function search(url: string, parameters: object): Promise<Result> {
  const response = await fetch(`${url}/1/indexes/search_fr/query`, {
    method: 'POST',
    body: JSON.stringify({ query: '', hitsPerPage: 100, ...parameters }),
  });
  return (await response.json()) as Result;
}

/** Milliseconds until each api finds of these pieces what is expected. */
export function untilFound(
  shop: ScaleShop,
  references: readonly number[],
  isExpected: (hits: readonly Hit[]) => boolean,
) {
  const facetFilters = [references.map((reference) => `objectID:${reference}`)];
  const began = performance.now();
  return Promise.all(
    shop.apis.map(async ({ url }) => {
      while (performance.now() - began < GIVE_UP_MS) {
        if (isExpected((await search(url, { facetFilters })).hits)) return performance.now() - began;
        await sleep(POLL_MS);
      }
      return Infinity;
    }),
  );
}

const all = (references: readonly number[]) => (hits: readonly Hit[]) => hits.length === references.length;

async function addPieces(shop: ScaleShop, count: number) {
  const pieces = [];
  for (let piece = 0; piece < count; piece += 1) pieces.push(await shop.addPiece());
  return pieces.map(({ reference }) => reference);
}

/** What each api counts of the whole catalogue. */
const countsOf = (shop: ScaleShop) =>
  Promise.all(
    shop.apis.map(async ({ url }) => {
      const { nbHits, facets } = await search(url, { facets: ['*'], hitsPerPage: 0 });
      return JSON.stringify([nbHits, Object.entries(facets).toSorted()]);
    }),
  );

async function lagOf(url: string) {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^api_search_index_lag_seconds\{engine="embedded"\} (.+)$/m.exec(metrics)?.[1] ?? NaN);
}

/** What is put on sale, withdrawn, priced or rebuilt anywhere is so in the search of every api. */
export async function searchStatements(shop: ScaleShop, state: State) {
  const pieces = await addPieces(shop, 8);
  within(
    state,
    'pieces put on sale are found by every api',
    await untilFound(shop, pieces, all(pieces)),
    LIMIT_MS,
  );

  const [withdrawn, kept] = [pieces.slice(0, 6), pieces.slice(6)];
  for (const reference of withdrawn) await shop.withdraw(reference);
  const gone = await untilFound(shop, pieces, (hits) =>
    hits.every(({ reference }) => kept.includes(reference)),
  );
  within(state, 'of six withdrawn pieces none is left in any api', gone, LIMIT_MS);

  await shop.db.transaction(async (tx) => {
    const [item] = await lockItemsOfProduct(tx, withdrawn[0]!);
    await restoreItem(tx, item!, new Date());
  });
  const back = await untilFound(shop, withdrawn, (hits) => hits.length === 1);
  within(state, 'a piece back on sale is found by every api', back, LIMIT_MS);

  const [priced] = kept;
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`update products set price_amount = 1234 where reference = ${priced}`);
    await productsChanged(tx, [priced!], new Date());
  });
  const repriced = await untilFound(shop, [priced!], ([hit]) => hit?.price === 1_234);
  within(state, 'a new price is found by every api', repriced, LIMIT_MS);

  let failed = 0;
  const over = new AbortController();
  const searches = shop.apis.map(async ({ url }) => {
    for (; !over.signal.aborted; await sleep(POLL_MS)) failed += (await search(url, {})).nbHits > 0 ? 0 : 1;
  });
  await promisify(execFile)(process.execPath, [MARKETPLACE, 'search', 'reindex'], {
    env: { ...bareEnvironment(), DATA_DIR: shop.dataDir, DATABASE_URL: shop.databaseUrl },
  });
  over.abort();
  await Promise.all(searches);
  state('no search is without results while the index is rebuilt', failed === 0, `${failed} were`);
  const [first, ...others] = await countsOf(shop);
  state(
    'after a rebuild every api counts the same pieces and facets',
    others.every((counts) => counts === first),
    `${first?.length ?? 0} characters of counts compared`,
  );
  const lags = await Promise.all(shop.apis.map(({ url }) => lagOf(url)));
  state(
    'every api tells how far its index is behind, less than 5 s',
    lags.every((lag) => lag < 5),
    lags.map((lag) => `${lag} s`).join(', '),
  );
}
