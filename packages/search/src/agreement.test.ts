import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSearchEngine, type SearchEngine, type SearchObject } from './index.ts';
import { naiveSearch } from './testing/naive-search.ts';
import { someQuery, someWrite, type Write } from './testing/random-catalogue.ts';
import { shopIndex } from './testing/shop-index.ts';

const numberIn = (object: SearchObject, name: string): number | undefined => {
  const value = object[name];
  return typeof value === 'number' ? value : undefined;
};

const by =
  (name: string, direction: 1 | -1) =>
  (one: SearchObject, other: SearchObject): number => {
    const [left, right] = [numberIn(one, name), numberIn(other, name)];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return direction * (left - right);
  };

const newest = by('createdAt', -1);

const orders = {
  products_fr: newest,
  products_price_asc_fr: (one: SearchObject, other: SearchObject) =>
    by('price', 1)(one, other) || newest(one, other),
  products_price_desc_fr: (one: SearchObject, other: SearchObject) =>
    by('price', -1)(one, other) || newest(one, other),
};

function apply(engine: SearchEngine, objects: Map<string, SearchObject>, write: Write): void {
  if ('put' in write) {
    engine.saveObjects(shopIndex.name, [write.put]);
    objects.set(write.put.objectID, write.put);
  } else if ('patch' in write) {
    engine.partialUpdateObjects(shopIndex.name, [write.patch]);
    objects.set(write.patch.objectID, { ...objects.get(write.patch.objectID), ...write.patch });
  } else {
    engine.deleteObjects(shopIndex.name, [write.remove]);
    objects.delete(write.remove);
  }
}

let compared = 0;

function expectAgreement(
  engine: SearchEngine,
  objects: ReadonlyMap<string, SearchObject>,
  query: Parameters<typeof naiveSearch>[3],
): void {
  for (const [name, order] of Object.entries(orders)) {
    compared += 1;
    const response = engine.search(name, query);
    const naive = naiveSearch(objects.values(), order, name === shopIndex.name, query);
    expect({
      objectIDs: response.hits.map((hit) => hit.objectID),
      nbHits: response.nbHits,
      nbPages: response.nbPages,
      facets: response.facets,
    }).toEqual({ ...naive, nbPages: Math.ceil(naive.nbHits / query.hitsPerPage) });
  }
}

test(
  'counts, filters, orders and pages agree with a naive scan after writes of every kind',
  { timeout: 60_000 },
  () => {
    const steps = fc.array(fc.tuple(fc.array(someWrite, { maxLength: 15 }), someQuery), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(steps, (rounds) => {
        const engine = createSearchEngine({ indexes: [shopIndex], now: () => 0 });
        const objects = new Map<string, SearchObject>();
        for (const [writes, query] of rounds) {
          for (const write of writes) apply(engine, objects, write);
          expectAgreement(engine, objects, query);
          expectAgreement(engine, objects, { ...query, query: '' });
        }
        expect(engine.size(shopIndex.name)).toBe(objects.size);
      }),
      { numRuns: 800 },
    );
  },
);

test('an index that reuses rows still agrees with a naive scan', () => {
  const engine = createSearchEngine({ indexes: [shopIndex], now: () => 0 });
  const objects = new Map<string, SearchObject>();
  const rewrites = 5000;
  for (let round = 0; round < 4; round++) {
    for (const write of fc.sample(someWrite, { numRuns: 40, seed: round })) apply(engine, objects, write);
    for (let price = 0; price < rewrites; price++) {
      apply(engine, objects, {
        put: { objectID: 'rewritten', name: `jean ${round % 2 === 1 ? price : price % 2}`, price },
      });
    }
    for (const query of fc.sample(someQuery, { numRuns: 60, seed: round }))
      expectAgreement(engine, objects, query);
  }
  expect(engine.size(shopIndex.name)).toBe(objects.size);
});
