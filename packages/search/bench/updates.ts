import type { CatalogueIndex } from '../src/catalogue-index.ts';
import { writeResponse } from '../src/query/write-response.ts';
import { product } from './catalogue.ts';
import { timed } from './measure.ts';
import { visitorQuery } from './queries.ts';
import type { Random } from './random.ts';

const updates = 20_000;
const perSearch = 100;
const context = { now: () => performance.now(), queryID: () => '' };

/** Updates an object as shops do: mostly prices, sales and holds; one in ten changes the texts. */
function update(index: CatalogueIndex, random: Random, size: number): void {
  const number = random.below(size);
  const objectID = `product-${number}`;
  if (random.chance(0.1)) index.save([product(random, number)]);
  else if (random.chance(0.5)) index.update([{ objectID, price: 100 + random.below(20_000) }]);
  else index.update([{ objectID, availability: random.pick(['available', 'sold', 'unavailable']) }]);
}

export function benchUpdates(index: CatalogueIndex, random: Random, size: number) {
  let longestPauseMs = 0;
  let writing = 0;
  for (let done = 0; done < updates; done += perSearch) {
    const ms = timed(() => {
      for (let count = 0; count < perSearch; count++) update(index, random, size);
    });
    writing += ms;
    const searching = timed(() => writeResponse(index, index.config.name, visitorQuery(random), context));
    longestPauseMs = Math.max(longestPauseMs, ms, searching);
  }
  return { updatesPerSecond: (updates * 1000) / writing, longestPauseMs };
}
