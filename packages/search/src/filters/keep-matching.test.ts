import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CatalogueIndex } from '../catalogue-index.ts';
import { countBits, listBits } from '../columns/bitset.ts';
import { shopIndex } from '../testing/shop-index.ts';
import type { Filter } from './filter.ts';
import { filterRows } from './filter-rows.ts';
import { keepMatching } from './keep-matching.ts';

const OBJECTS = 2000;

const index = new CatalogueIndex(shopIndex);
index.save(
  Array.from({ length: OBJECTS }, (_, number) => ({
    objectID: String(number),
    // Each value of the brand has few pieces, so that the other conditions are tested for these alone.
    brand: `brand-${number % 400}`,
    color: number % 5 === 0 ? ['noir', 'bleu'] : [number % 2 === 0 ? 'noir' : 'rouge'],
    size: `size-${number % 40}`,
    ...(number % 11 === 0 ? {} : { price: number % 100 }),
  })),
);

const facet = (attribute: string, values: fc.Arbitrary<string>) =>
  fc
    .array(values, { minLength: 1, maxLength: 3 })
    .map((chosen): Filter => ({ kind: 'facet', attribute, values: chosen }));

const condition: fc.Arbitrary<Filter> = fc.oneof(
  facet(
    'brand',
    fc.nat(405).map((number) => `brand-${number}`),
  ),
  facet('color', fc.constantFrom('noir', 'bleu', 'rouge', 'vert')),
  facet(
    'size',
    fc.nat(41).map((number) => `size-${number}`),
  ),
  facet('objectID', fc.nat(OBJECTS + 10).map(String)),
  facet('nowhere', fc.constant('noir')),
  fc.record({
    kind: fc.constant('number' as const),
    attribute: fc.constantFrom('price', 'nowhere'),
    comparison: fc.constantFrom('<', '<=', '=', '!=', '>=', '>'),
    bound: fc.nat(100),
  }),
  fc.tuple(fc.nat(100), fc.nat(100)).map(([one, other]): Filter => ({
    kind: 'between',
    attribute: 'price',
    low: Math.min(one, other),
    high: Math.max(one, other),
  })),
);

const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    condition,
    fc.record({ kind: fc.constant('not' as const), of: tie('filter') }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('filter'), { minLength: 1, maxLength: 4 }),
    }),
  ),
}));

test('rows are those that match every condition, in whichever order and way these are tested', () => {
  fc.assert(
    fc.property(filter, fc.boolean(), (given, forgets) => {
      if (forgets) index.clearCaches();
      const kept = index.columns.findable();
      keepMatching(index, given, kept);
      const matching = filterRows(index, given);
      expect([...listBits(kept, countBits(kept))]).toEqual([...listBits(matching, countBits(matching))]);
    }),
    { numRuns: 1000 },
  );
});
