import { facetValueIndex, productIndex } from '../packages/contract/src/search/indexes.ts';
import { indexConfigs } from '../apps/api/src/modules/search/index-configs.ts';
import { searchingIn } from '../apps/api/src/modules/search/searching.ts';
import { typedSuggestions } from '../apps/api/src/modules/search/suggestions/typed-suggestions.ts';
import { understandingEditor } from '../apps/api/src/modules/search/understanding/edit-query.ts';
import { product, products, slug } from '../packages/search/bench/catalogue.ts';
import { quantile } from '../packages/search/bench/measure.ts';
import { type Random, seededRandom } from '../packages/search/bench/random.ts';
import { brands, garments } from '../packages/search/bench/words.ts';
import {
  createAlgoliaHandler,
  createSearchEngine,
  type SearchEngine,
  type SearchObject,
} from '../packages/search/src/index.ts';
import { smallVocabulary } from '../packages/search/src/testing/vocabulary.ts';
import { createUnderstanding, languagesFor } from '../packages/search/src/understanding/index.ts';

const TEXTS = 400;
const WARMING = 100;

/** Milliseconds for one keystroke's suggestions at the server, their searches and counts included. */
export type SuggestionFigures = { size: number; p50: number; p95: number };

const levels = (path: string) => path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));

function names(): SearchObject[] {
  const named = (facet: string, value: string, name: string) => ({
    objectID: `${facet}:${value}`,
    facet,
    slug: value,
    name,
    position: 0,
  });
  return [
    ...brands.map((brand) => named('brand', slug(brand), brand)),
    ...garments.map(({ name, path }) => named('categories', path, name)),
    ...[...new Set(garments.flatMap(({ path }) => levels(path).slice(0, 1)))].map((target) =>
      named('target', target, target),
    ),
  ];
}

const asRecord = (object: SearchObject): SearchObject => ({
  ...object,
  availability: object['availability'] === 'sold' ? 'SOLD' : 'AVAILABLE',
  listingQuality: 2,
});

function filled(random: Random, size: number): SearchEngine {
  const engine = createSearchEngine({ indexes: indexConfigs('fr'), now: () => performance.now() });
  for (const objects of products(random, size))
    engine.saveObjects(productIndex('relevance', 'fr'), objects.map(asRecord));
  engine.saveObjects(facetValueIndex('fr'), names());
  return engine;
}

/** What somebody has typed so far of a piece's name. */
function typedText(random: Random, size: number): string {
  const words = String(product(random, size)['name']).split(' ');
  const text = words.slice(0, 1 + random.below(3)).join(' ');
  return text.slice(0, Math.max(2, text.length - random.below(5)));
}

/** Suggests for many texts one after the other, as the route does, without the network. */
export async function benchSuggestions(sizes: readonly number[]): Promise<SuggestionFigures[]> {
  const figures: SuggestionFigures[] = [];
  for (const size of sizes) {
    const random = seededRandom(size);
    const handle = createAlgoliaHandler(filled(random, size));
    const editQuery = understandingEditor({
      understand: createUnderstanding(smallVocabulary, languagesFor('fr')),
    });
    const searching = searchingIn({ answer: (request) => handle({ ...request, editQuery }) });
    const times: number[] = [];
    for (let count = 0; count < WARMING + TEXTS; count += 1) {
      const text = typedText(random, size);
      const started = performance.now();
      await typedSuggestions(searching, 'fr', text);
      if (count >= WARMING) times.push(performance.now() - started);
    }
    figures.push({ size, p50: quantile(times, 0.5), p95: quantile(times, 0.95) });
  }
  return figures;
}

if (import.meta.main) {
  const sizes = process.argv.slice(2).map(Number);
  console.table(await benchSuggestions(sizes.length > 0 ? sizes : [10_000, 100_000]));
}
