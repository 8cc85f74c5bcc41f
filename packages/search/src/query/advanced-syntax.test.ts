import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSearchEngine, type SearchParams } from '../index.ts';
import { shopIndex } from '../testing/shop-index.ts';
import { advancedFeatures, readAdvanced } from '../text/advanced-syntax.ts';

const engine = createSearchEngine({ indexes: [shopIndex], now: () => 0 });
engine.saveObjects(shopIndex.name, [
  { objectID: 'a', name: 'Robe longue noire', description: 'En laine', createdAt: 4 },
  { objectID: 'b', name: 'Robe noire', description: 'Longue, sans laine', createdAt: 3 },
  { objectID: 'c', name: "Robe d'été", description: 'Une longue robe', createdAt: 2 },
  { objectID: 'd', name: 'T-shirt noir', description: 'Coton', createdAt: 1 },
]);

const found = (query: string, params: SearchParams = {}) =>
  engine
    .search<object>(shopIndex.name, { query, advancedSyntax: true, ...params })
    .hits.map(({ objectID }) => objectID)
    .toSorted()
    .join('');

test.each([
  ['"robe longue"', 'a'],
  ['"longue robe"', 'c'],
  ['"robe noire"', 'b'],
  ['"Robe d’été"', 'c'],
  ['"robe" laine', 'ab'],
  ['"rob"', ''],
  ['"robe longu', 'abc'],
  ['"noire en"', ''],
  ['robe -laine', 'c'],
  ['robe -"robe longue"', 'bc'],
  ['-robe', 'd'],
  ['robe -lain', 'abc'],
  ['t-shirt', 'd'],
  ['robe - laine', 'ab'],
  ['robe "longue" -noire', 'c'],
  ['"" robe', 'abc'],
  ['-', 'abcd'],
])('%s finds %j', (query, objectIDs) => {
  expect(found(query)).toBe(objectIDs);
});

test('the features choose the parts of the syntax', () => {
  expect(found('"longue robe"', { advancedSyntaxFeatures: ['excludeWords'] })).toBe('abc');
  expect(found('robe -laine', { advancedSyntaxFeatures: 'exactPhrase' })).toBe('ab');
  expect(found('"robe longue" -laine', { advancedSyntaxFeatures: [] })).toBe('ab');
});

test('without advancedSyntax, marks are no syntax', () => {
  expect(found('robe -laine', { advancedSyntax: false })).toBe('ab');
  expect(found('"longue robe"', { advancedSyntax: false })).toBe('abc');
});

test('phrases are searched in the restricted attributes, and their words are highlighted', () => {
  expect(found('"robe longue"', { restrictSearchableAttributes: ['description'] })).toBe('');
  const { hits } = engine.search<object>(shopIndex.name, {
    query: '"robe longue"',
    advancedSyntax: true,
    attributesToHighlight: ['name'],
  });
  expect(hits[0]?.['_highlightResult']).toMatchObject({
    name: { value: '<em>Robe</em> <em>longue</em> noire' },
  });
});

test('any text is read in time in proportion to its length, with bounded phrases', () => {
  const features = new Set(advancedFeatures);
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('"', '-', ' ', 'a', 'é', '’'), maxLength: 200 }),
      (text) => {
        const { phrases, text: plain } = readAdvanced(text, features);
        expect(phrases.length).toBeLessThanOrEqual(16);
        expect(plain.length).toBeLessThanOrEqual(2 * text.length + 2);
      },
    ),
  );
  const began = performance.now();
  for (const unit of ['"', ' -"', ' -a', '"a" ', '-', ' -"a"']) readAdvanced(unit.repeat(100_000), features);
  expect(performance.now() - began).toBeLessThan(3000);
});
