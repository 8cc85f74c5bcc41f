import fc from 'fast-check';
import type { SearchObject, SearchParams } from '../index.ts';

const words = [
  'robe',
  'robes',
  'rose',
  'oreb',
  'été',
  'ete',
  'Éclair',
  'jean',
  'jeans',
  'bleu',
  'BLEUE',
  '501',
  '5011',
  'noël',
  'w',
  'chemisier',
  'chemisiers',
  'chmisire',
  'hcemisier',
];
const slugs = {
  brand: ['lee', 'levis', 'kenzo'],
  color: ['bleu', 'noir', 'rose'],
  size: ['38', '40', 'w30'],
};
const categories = [['women'], ['women', 'women/dresses'], ['men', 'men/jeans'], []];

/**
 * At most four words in total, because the engine evaluates only some positions of a word that is more frequent in a
 * row.
 */
const text = fc.array(fc.constantFrom(...words), { maxLength: 2 }).map((chosen) => chosen.join(' '));

export const someID = fc.integer({ min: 0, max: 30 }).map(String);

const attributes = fc.record(
  {
    name: text,
    description: text,
    brand: fc.constantFrom(...slugs.brand),
    size: fc.constantFrom(...slugs.size),
    color: fc.array(fc.constantFrom(...slugs.color), { maxLength: 3 }),
    categories: fc.constantFrom(...categories),
    price: fc.integer({ min: 0, max: 12 }),
    createdAt: fc.integer({ min: 0, max: 5 }),
    _tags: fc.constantFrom([], ['fetes'], ['secret']),
  },
  { requiredKeys: [] },
);

export const someObject: fc.Arbitrary<SearchObject> = fc
  .tuple(someID, attributes)
  .map(([objectID, given]) => ({ objectID, ...given }));

export type Write = { put: SearchObject } | { patch: SearchObject } | { remove: string };

export const someWrite: fc.Arbitrary<Write> = fc.oneof(
  { weight: 5, arbitrary: someObject.map((put) => ({ put })) },
  { weight: 2, arbitrary: someObject.map((patch) => ({ patch })) },
  { weight: 1, arbitrary: someID.map((remove) => ({ remove })) },
);

const facetCondition = fc
  .tuple(
    fc.constantFrom(
      ...Object.entries(slugs).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
      ['categories', 'women/dresses'] as const,
      ['brand', 'unheard-of'] as const,
      ['nowhere', 'lee'] as const,
    ),
    fc.boolean(),
  )
  .map(([[name, value], negated]) => `${name}:${negated ? '-' : ''}${value}`);

const numericCondition = fc.oneof(
  fc
    .tuple(fc.constantFrom('<', '<=', '=', '!=', '>=', '>'), fc.integer({ min: -1, max: 12 }))
    .map(([operator, bound]) => `price ${operator} ${bound}`),
  fc.tuple(fc.nat(12), fc.nat(12)).map(([low, high]) => `price: ${low} TO ${high}`),
);

const nested = (condition: fc.Arbitrary<string>): fc.Arbitrary<(string | string[])[]> =>
  fc.array(fc.oneof(condition, fc.array(condition, { maxLength: 3 })), { maxLength: 3 });

const longText = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((chosen) => chosen.join(' '));

const typed = longText.chain((whole) =>
  fc.nat(2).map((cut) => whole.slice(0, Math.max(whole.length - cut, 0))),
);

export const someQuery = fc.record({
  query: fc.oneof(fc.constant(''), typed),
  typoTolerance: fc.constantFrom('true', 'false', 'min'),
  removeWordsIfNoResults: fc.constantFrom('none', 'allOptional'),
  restrictSearchableAttributes: fc.constantFrom([], ['name'], ['description', 'unheard-of']),
  optionalFilters: fc.array(facetCondition, { maxLength: 2 }),
  facetFilters: nested(facetCondition),
  numericFilters: nested(numericCondition),
  page: fc.nat(3),
  hitsPerPage: fc.integer({ min: 1, max: 12 }),
  facets: fc.constant(['brand', 'color', 'size', 'categories']),
}) satisfies fc.Arbitrary<SearchParams>;
