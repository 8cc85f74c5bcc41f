import { CatalogueIndex } from '../src/catalogue-index.ts';
import type { IndexConfig } from '../src/config.ts';
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
  /** Time to build an index from objects in memory and to answer once in every sort order. */
  indexMs: number;
  /** Median time of one uncached search with all facets and 96 hits as JSON; the best of three runs. */
  p50: number;
  p95: number;
  p99: number;
  /** Memory that the filled index retains. */
  memoryMb: number;
  /** Partial updates of single objects per second, with a search after every hundred. */
  updatesPerSecond: number;
  /** Longest time of a search or of a hundred updates during the update benchmark. */
  longestPauseMs: number;
}

export interface BenchOptions {
  sizes: readonly number[];
  /** Number of measured searches per catalogue size. */
  queries: number;
}

/** Ranked like the shop's, where a sold piece never leads, with its facet of prices. */
const ranked: IndexConfig = {
  ...shopIndex,
  attributesForFaceting: [...shopIndex.attributesForFaceting, 'price'],
  numericAttributes: [...shopIndex.numericAttributes, 'sold'],
  ranking: ['asc(sold)', 'typo', 'words', 'filters', 'attribute', 'proximity', 'exact', 'custom'],
};
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
  const index = new CatalogueIndex(ranked);
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
    index.clearCaches();
    writeResponse(index, name, params, context);
  });
}

if (import.meta.main) {
  const sizes = process.argv.slice(2).map(Number);
  const given = sizes.length > 0 ? sizes : [10_000, 100_000];
  console.table(await benchSearch({ sizes: given, queries: 1000 }));
  console.table(await benchRivals({ sizes: given.filter((size) => size <= 100_000), queries: 20 }));
}
