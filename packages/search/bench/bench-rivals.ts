import { CatalogueIndex } from '../src/catalogue-index.ts';
import { writeResponse } from '../src/query/write-response.ts';
import { shopIndex } from '../src/testing/shop-index.ts';
import { products } from './catalogue.ts';
import { quantile, shortest } from './measure.ts';
import { asParams, visitorPlainQuery } from './queries.ts';
import { seededRandom } from './random.ts';
import { miniSearch, orama, type Rival } from './rivals.ts';

export interface RivalFigures {
  size: number;
  name: string;
  indexMs: number;
  /**
   * Median time of one query with all facet counts and a page of hits as JSON, in milliseconds; the best of three runs.
   */
  p50: number;
  p95: number;
}

/** Compares the engine with other libraries on the same objects and queries, one after the other in one process. */
export async function benchRivals(options: {
  sizes: readonly number[];
  queries: number;
}): Promise<RivalFigures[]> {
  const figures: RivalFigures[] = [];
  for (const size of options.sizes) {
    for (const make of [ours, miniSearch, orama])
      figures.push(await benchRival(make(), size, options.queries));
  }
  return figures;
}

function ours(): Rival {
  const index = new CatalogueIndex(shopIndex);
  const context = { now: () => performance.now(), queryID: () => '' };
  return {
    name: '@patine/search',
    fill: async (objects) => index.save(objects),
    search: async (query) => {
      index.clearCaches();
      return writeResponse(index, shopIndex.name, asParams({ ...query, page: 0 }), context).length;
    },
  };
}

async function benchRival(rival: Rival, size: number, queries: number): Promise<RivalFigures> {
  const random = seededRandom(size);
  const objects = [...products(random, size)].flat();
  const began = performance.now();
  await rival.fill(objects);
  const indexMs = performance.now() - began;
  const plainQueries = Array.from({ length: queries }, () => visitorPlainQuery(random));
  for (const plainQuery of plainQueries.slice(0, 10)) await rival.search(plainQuery);
  const times: number[] = [];
  for (const plainQuery of plainQueries) times.push(await shortest(() => rival.search(plainQuery)));
  return { size, name: rival.name, indexMs, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
