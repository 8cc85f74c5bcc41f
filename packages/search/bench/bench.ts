import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSearchEngine, type SearchEngine, type SearchObject } from '../src/index.ts';
import { shopIndex } from '../src/testing/shop-index.ts';
import { product } from './catalogue.ts';
import { visitorQuery } from './queries.ts';
import { type Random, seededRandom } from './random.ts';

export interface SearchFigures {
  size: number;
  /** From objects in memory to an engine that has answered in every order. */
  indexMs: number;
  /** Of one search with all facets and 96 hits, as JSON, no part of which was remembered. */
  p50: number;
  p95: number;
  p99: number;
  /** What the filled engine holds on to. */
  memoryMb: number;
  /** Searches under way not counted: partial updates of one object each, a second. */
  updatesPerSecond: number;
}

export interface BenchOptions {
  sizes: readonly number[];
  /** Measured searches for each size. */
  queries: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const warmingQueries = 200;
const updates = 5000;

export async function benchSearch({ sizes, queries }: BenchOptions): Promise<SearchFigures[]> {
  const figures: SearchFigures[] = [];
  for (const size of sizes) figures.push(await benchSize(size, queries));
  return figures;
}

async function benchSize(size: number, queries: number): Promise<SearchFigures> {
  const random = seededRandom(size);
  const before = await usedBytes();
  const { engine, indexMs } = filled(random, size);
  const memoryMb = ((await usedBytes()) - before) / 1e6;
  for (let count = 0; count < warmingQueries; count++) timedSearch(engine, random, size);
  const times = Array.from({ length: queries }, () => timedSearch(engine, random, size)).sort(
    (a, b) => a - b,
  );
  const quantile = (share: number): number =>
    times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0;
  return {
    size,
    indexMs,
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    memoryMb,
    updatesPerSecond: (updates * 1000) / timed(() => update(engine, random, size)),
  };
}

function filled(random: Random, size: number): { engine: SearchEngine; indexMs: number } {
  const engine = createSearchEngine({ indexes: [shopIndex], now: () => performance.now() });
  let indexMs = 0;
  for (let from = 0; from < size; from += 1000) {
    const count = Math.min(1000, size - from);
    const objects: SearchObject[] = Array.from({ length: count }, (_, index) =>
      product(random, from + index),
    );
    indexMs += timed(() => engine.saveObjects(shopIndex.name, objects));
  }
  for (const { name } of [shopIndex, ...shopIndex.replicas]) indexMs += timed(() => engine.searchJson(name));
  return { engine, indexMs };
}

/** A write comes before each search, so that nothing computed for an earlier one can be used. */
function timedSearch(engine: SearchEngine, random: Random, size: number): number {
  engine.saveObjects(shopIndex.name, [product(random, random.below(size))]);
  const name = random.pick([shopIndex.name, shopIndex.name, 'products_price_asc_fr']);
  const params = visitorQuery(random);
  return timed(() => engine.searchJson(name, params));
}

function update(engine: SearchEngine, random: Random, size: number): void {
  for (let count = 0; count < updates; count++) {
    const objectID = `product-${random.below(size)}`;
    engine.partialUpdateObjects(shopIndex.name, [{ objectID, price: 100 + random.below(20_000) }]);
  }
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

async function usedBytes(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

if (import.meta.main) {
  const sizes = process.argv.slice(2).map(Number);
  console.table(await benchSearch({ sizes: sizes.length > 0 ? sizes : [10_000, 100_000], queries: 1000 }));
}
