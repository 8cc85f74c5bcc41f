import { CatalogueIndex } from '../src/catalogue-index.ts';
import { writeResponse } from '../src/query/write-response.ts';
import { shopIndex } from '../src/testing/shop-index.ts';
import { products } from './catalogue.ts';
import { quantile, shortest, timed, usedBytes } from './measure.ts';
import { visitorQuery } from './queries.ts';
import { type Random, seededRandom } from './random.ts';
import { benchRivals } from './bench-rivals.ts';
import { benchUpdates } from './updates.ts';

export interface SearchFigures {
  size: number;
  /** From objects in memory to an index that has answered in every order. */
  indexMs: number;
  /** Of one search with all facets and 96 hits, as JSON, no part of which was remembered; the shortest of three times. */
  p50: number;
  p95: number;
  p99: number;
  /** What the filled index holds on to. */
  memoryMb: number;
  /** Partial updates of one object each, a second, a search after every hundred of them. */
  updatesPerSecond: number;
  /** The longest that a search or a hundred updates took meanwhile. */
  longestPauseMs: number;
}

export interface BenchOptions {
  sizes: readonly number[];
  /** Measured searches for each size. */
  queries: number;
}

const warmingQueries = 200;
const names = [shopIndex.name, shopIndex.name, 'products_price_asc_fr'] as const;
const context = { now: () => performance.now(), queryID: () => '' };

export async function benchSearch({ sizes, queries }: BenchOptions): Promise<SearchFigures[]> {
  const figures: SearchFigures[] = [];
  for (const size of sizes) figures.push(await benchSize(size, queries));
  return figures;
}

async function benchSize(size: number, queries: number): Promise<SearchFigures> {
  const random = seededRandom(size);
  const before = await usedBytes();
  const { index, indexMs } = filled(random, size);
  const memoryMb = ((await usedBytes()) - before) / 1e6;
  for (let count = 0; count < warmingQueries; count++) await timedSearch(index, random);
  const times: number[] = [];
  for (let count = 0; count < queries; count++) times.push(await timedSearch(index, random));
  return {
    size,
    indexMs,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    memoryMb,
    ...benchUpdates(index, random, size),
  };
}

function filled(random: Random, size: number): { index: CatalogueIndex; indexMs: number } {
  const index = new CatalogueIndex(shopIndex);
  let indexMs = 0;
  for (const objects of products(random, size)) indexMs += timed(() => index.save(objects));
  for (const { name } of [shopIndex, ...shopIndex.replicas])
    indexMs += timed(() => writeResponse(index, name, { query: 'jaen' }, context));
  return { index, indexMs };
}

function timedSearch(index: CatalogueIndex, random: Random): Promise<number> {
  const name = random.pick(names);
  const params = visitorQuery(random);
  return shortest(() => {
    index.forget();
    writeResponse(index, name, params, context);
  });
}

if (import.meta.main) {
  const sizes = process.argv.slice(2).map(Number);
  const given = sizes.length > 0 ? sizes : [10_000, 100_000];
  console.table(await benchSearch({ sizes: given, queries: 1000 }));
  console.table(await benchRivals({ sizes: given.filter((size) => size <= 100_000), queries: 20 }));
}
