import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { LIST_FILTER_NAMES, parseFilters, serializeFilters, type ShopFilters } from './shop-filters.ts';

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && text.isWellFormed());
const value = word
  .map((text) => text.replaceAll('+', 'x').slice(0, 20).trim())
  .filter((text) => text !== '' && text.isWellFormed());
const end = fc.integer({ min: 1, max: 1_000_000 });

const filters: fc.Arbitrary<ShopFilters> = fc.record(
  {
    ...(Object.fromEntries(
      LIST_FILTER_NAMES.map((name) => [
        name,
        fc.uniqueArray(value, { minLength: 1, maxLength: 5 }).map((values) => values.toSorted()),
      ]),
    ) as Record<(typeof LIST_FILTER_NAMES)[number], fc.Arbitrary<string[]>>),
    category: fc.constantFrom('women', 'women/clothing/dresses', 'search', 'été', '100%'),
    text: word,
    price: fc.oneof(
      end.map((min) => ({ min })),
      end.map((max) => ({ max })),
      fc.tuple(end, end).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
    ),
    sortby: fc.constantFrom('chrono', 'price_asc', 'price_desc'),
    hidesold: fc.constant(true),
    page: fc.integer({ min: 2, max: 99_999 }),
  },
  { requiredKeys: [] },
);

test('filters come back from their address as they went', () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      expect(parseFilters(chosen.category ?? '', serializeFilters(chosen))).toEqual(chosen);
    }),
    { numRuns: 1_000 },
  );
});

test('the order in which values were chosen does not make another address', () => {
  fc.assert(
    fc.property(fc.uniqueArray(value, { minLength: 2, maxLength: 6 }), (values) => {
      expect(serializeFilters({ size: values })).toBe(serializeFilters({ size: values.toReversed() }));
    }),
  );
});

test('a value is cut between characters, however it is written', () => {
  const [long] = parseFilters('', `?brands=${encodeURIComponent(`a${'🦄'.repeat(90)}`)}`).brands ?? [];
  expect(long).toBe(`a${'🦄'.repeat(79)}`);
});

test('thirty values of a filter are read, and no more', () => {
  const many = Array.from({ length: 50 }, (_, index) => `v${index}`);
  expect(parseFilters('', `?brands=${many.join('+')}`).brands).toHaveLength(30);
});

test('a price that is none is open, and one too high is the highest', () => {
  expect(parseFilters('', '?price=abc').price).toBeUndefined();
  expect(parseFilters('', '?price=-').price).toBeUndefined();
  expect(parseFilters('', '?price=5-999999999').price).toEqual({ min: 5, max: 1_000_000 });
});

test('text keeps a plus sign and loses its line breaks', () => {
  expect(parseFilters('search', '?text=a%2Bb%0A+c').text).toBe('a+b c');
  expect(paths.search('fr', 'a+b c')).toBe('/shop/search/?text=a%2Bb+c');
});
