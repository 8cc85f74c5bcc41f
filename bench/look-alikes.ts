import { findNeighbours } from '../apps/store/src/features/catalogue/find-neighbours.ts';
import type { Product } from '../apps/store/src/features/catalogue/product.query.ts';
import type { Search, SearchRequest, SearchResult } from '../apps/store/src/lib/search.ts';
import { FACETS, NUMERIC_ATTRIBUTES, PRICE_BANDS } from '../packages/contract/src/search/record.ts';
import { CUSTOM_RANKING, productIndex, RELEVANCE_RANKING } from '../packages/contract/src/search/indexes.ts';
import { money, priceBand } from '../packages/core/src/index.ts';
import { product as listing, products } from '../packages/search/bench/catalogue.ts';
import { quantile } from '../packages/search/bench/measure.ts';
import { type Random, seededRandom } from '../packages/search/bench/random.ts';
import { createSearchEngine, type SearchEngine, type SearchObject } from '../packages/search/src/index.ts';

const PRODUCTS = 400;
const WARMING = 100;

/** `p50` and `p95` of one page's look-alikes in milliseconds, the search calls included. */
export type LookAlikeFigures = { size: number; p50: number; p95: number };

const asRecord = (object: SearchObject): SearchObject => ({
  ...object,
  availability: object['availability'] === 'sold' ? 'SOLD' : 'AVAILABLE',
  [PRICE_BANDS]: priceBand(money(Number(object['price']))),
});

function filled(random: Random, size: number): SearchEngine {
  const name = productIndex('relevance', 'fr');
  const engine = createSearchEngine({
    indexes: [
      {
        name,
        locale: 'fr',
        searchableAttributes: ['name'],
        attributesForFaceting: [...FACETS, PRICE_BANDS],
        numericAttributes: NUMERIC_ATTRIBUTES,
        ranking: RELEVANCE_RANKING,
        customRanking: CUSTOM_RANKING,
        replicas: [],
      },
    ],
    now: () => performance.now(),
  });
  for (const objects of products(random, size)) engine.saveObjects(name, objects.map(asRecord));
  return engine;
}

const slugs = (value: unknown) => [value].flat().map((slug) => ({ slug: String(slug) }));

/** What the page of a listing knows of it. */
function pageOf(random: Random, size: number): Product {
  const object = listing(random, size);
  const [pattern, brand, years] = [object['pattern'], object['brand'], object['years']].map(
    (value) => slugs(value)[0],
  );
  return {
    reference: 0,
    store: slugs(object['store'])[0],
    categories: slugs(object['categories']),
    attributes: {
      colour: slugs(object['color']),
      material: slugs(object['material']),
      style: slugs(object['style']),
      pattern,
      brand,
      years,
    },
    variants: [{ size: object['size'] }],
    pricing: { currentPrice: { amount: object['price'] } },
  } as unknown as Product;
}

/** Finds what is like a piece, for many pieces one after the other, as visitors open their pages. */
export async function benchLookAlikes(sizes: readonly number[]): Promise<LookAlikeFigures[]> {
  const figures: LookAlikeFigures[] = [];
  for (const size of sizes) {
    const random = seededRandom(size);
    const engine = filled(random, size);
    const search: Search = async <Hit>(requests: SearchRequest[]) =>
      requests.map(
        ({ indexName, ...params }) => engine.search(indexName, { ...params }) as unknown as SearchResult<Hit>,
      );
    const times: number[] = [];
    // Each a page of its own, and found once: what is asked again is remembered.
    for (let count = 0; count < WARMING + PRODUCTS; count += 1) {
      const page = pageOf(random, size);
      const started = performance.now();
      await findNeighbours(search, 'fr', page);
      if (count >= WARMING) times.push(performance.now() - started);
    }
    figures.push({ size, p50: quantile(times, 0.5), p95: quantile(times, 0.95) });
  }
  return figures;
}

if (import.meta.main) {
  const sizes = process.argv.slice(2).map(Number);
  console.table(await benchLookAlikes(sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]));
}
