import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CatalogueIndex } from '../catalogue-index.ts';
import type { Filter } from '../filters/filter.ts';
import { shopIndex } from '../testing/shop-index.ts';
import { findMatches } from './find-matches.ts';
import { firstMatching } from './first-matching.ts';
import { readQuery } from './read-query.ts';
import { firstRows } from '../ranking/page-rows.ts';

const OBJECTS = 1000;

const index = new CatalogueIndex({ ...shopIndex, customRanking: ['desc(price)'] });
const object = (number: number) => ({
  objectID: String(number),
  brand: `brand-${number % 90}`,
  color: number % 5 === 0 ? ['noir', 'bleu'] : [number % 2 === 0 ? 'noir' : 'rouge'],
  price: (number * 7) % 1000,
  ...(number % 50 === 0 ? { _tags: ['secret'] } : {}),
});
index.save(Array.from({ length: OBJECTS }, (_, number) => object(number)));

const facet = (attribute: string, ...values: string[]): Filter => ({ kind: 'facet', attribute, values });
const idsOf = (rows: Iterable<number>) => [...rows].map((row) => index.columns.rows.objectIDs[row]);
const all = (...of: Filter[]): Filter => ({ kind: 'and', of });

const first = (filter: Filter | undefined, wanted: number, most?: number) =>
  idsOf(
    firstMatching(index, {
      filter,
      order: index.order(shopIndex.name),
      wanted,
      ...(most === undefined ? {} : { most }),
    }),
  );

const condition = fc.oneof(
  fc.nat(95).map((number) => facet('brand', `brand-${number}`, 'brand-3')),
  fc.constantFrom(facet('color', 'noir'), facet('color', 'bleu', 'rouge'), facet('nowhere', 'x')),
  fc.nat(OBJECTS + 20).map((number) => facet('objectID', String(number), '5')),
  fc.nat(1000).map((bound): Filter => ({ kind: 'number', attribute: 'price', comparison: '<=', bound })),
  fc.constant<Filter>({ kind: 'not', of: facet('_tags', 'secret') }),
);

test('within its bound, the first rows are those of a search that counts all', () => {
  fc.assert(
    fc.property(fc.array(condition, { maxLength: 4 }), fc.nat(30), (conditions, wanted) => {
      const filter = conditions.length === 0 ? undefined : all(...conditions);
      const match = findMatches(index, { ...readQuery(index, {}), filter });
      expect(first(filter, wanted)).toEqual(
        idsOf(firstRows(match, undefined, index.order(shopIndex.name), wanted)),
      );
    }),
    { numRuns: 500 },
  );
});

test('rows beyond the bound are not looked at', () => {
  const [cheapest] = idsOf(
    firstRows(
      findMatches(index, { ...readQuery(index, {}), filter: facet('color', 'noir') }),
      undefined,
      index.order(shopIndex.name),
      OBJECTS,
    ),
  ).slice(-1);
  const isCheapest: Filter = {
    kind: 'number',
    attribute: 'price',
    comparison: '<=',
    bound: object(Number(cheapest)).price,
  };
  const filter = all(facet('color', 'noir'), isCheapest);
  expect(first(filter, 1)).toEqual([cheapest]);
  expect(first(filter, 1, 100)).toEqual([]);
});

test('a rare value is found wherever its rows stand, also after they were written again', () => {
  const rare = facet('brand', 'brand-7');
  const before = first(rare, 20, 100);
  expect(before).toHaveLength(12);
  index.save([{ ...object(1), brand: 'brand-7', price: 2000 }]);
  expect(first(rare, 20, 100)).toEqual(['1', ...before]);
  index.save([object(1)]);
  expect(first(rare, 20, 100)).toEqual(before);
});
