import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { parseFilters } from './parse-filters.ts';
import { LISTS, formFields, serializeFilters, type ShopFilters } from './shop-filters.ts';

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && text.isWellFormed());
const value = word
  .map((text) => text.replaceAll('+', 'x').slice(0, 20).trim())
  .filter((text) => text !== '' && text.isWellFormed());
const rangeTo = (most: number) => {
  const end = fc.integer({ min: 1, max: most });
  return fc.oneof(
    end.map((min) => ({ min })),
    end.map((max) => ({ max })),
    fc.tuple(end, end).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  );
};
const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6})?$/);
const inches = fc.integer({ min: 20, max: 60 });
const on = fc.constant(true as const);

const filtersOf = (listed: fc.Arbitrary<string>): fc.Arbitrary<ShopFilters> =>
  fc.record(
    {
      ...(Object.fromEntries(
        LISTS.map((name) => [
          name,
          fc
            .uniqueArray(name === 'size' || name === 'colors' ? slug : listed, { minLength: 1, maxLength: 5 })
            .map((values) => values.toSorted()),
        ]),
      ) as Record<(typeof LISTS)[number], fc.Arbitrary<string[]>>),
      category: fc.constantFrom('women', 'women/clothing/dresses', 'search', 'été', '100%'),
      text: word,
      typed: word,
      price: rangeTo(1_000_000),
      waist: rangeTo(300),
      inseam: rangeTo(200),
      length: rangeTo(300),
      jeanLevisSizeW: inches,
      jeanLevisSizeL: inches,
      express: on,
      fiesta: on,
      sortby: fc.constantFrom('chrono', 'price_asc', 'price_desc'),
      hidesold: on,
      favorite: fc.constantFrom('only', 'except'),
      page: fc.integer({ min: 2, max: 99_999 }),
    },
    { requiredKeys: [] },
  );

const filters = filtersOf(value);
/** Values in the catalogue's form: forms write a space as the plus sign that separates values. */
const sluggedFilters = filtersOf(fc.stringMatching(/^[a-z0-9-]{1,12}$/));

test('filters round-trip through their URL', () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      expect(parseFilters(chosen.category ?? '', serializeFilters(chosen))).toEqual(chosen);
    }),
    { numRuns: 1_000 },
  );
});

test('the order in which values are selected does not change the URL', () => {
  fc.assert(
    fc.property(fc.uniqueArray(value, { minLength: 2, maxLength: 6 }), (values) => {
      expect(serializeFilters({ size: values })).toBe(serializeFilters({ size: values.toReversed() }));
    }),
  );
});

test('a size has one spelling, and colours may be separated by a space', () => {
  expect(parseFilters('', '?size=W26%20L30+M')).toEqual({ size: ['m', 'w26-l30'] });
  expect(parseFilters('', '?colors=noir%20bleu-clair')).toEqual({ colors: ['bleu-clair', 'noir'] });
  expect(parseFilters('', '?colors=noir bleu-clair')).toEqual({ colors: ['bleu-clair', 'noir'] });
});

test('a long value is truncated between characters, however it is encoded', () => {
  const [long] = parseFilters('', `?brands=${encodeURIComponent(`a${'🦄'.repeat(90)}`)}`).brands ?? [];
  expect(long).toBe(`a${'🦄'.repeat(79)}`);
});

test('at most thirty values of a filter are read', () => {
  const many = Array.from({ length: 50 }, (_, index) => `v${index}`);
  expect(parseFilters('', `?brands=${many.join('+')}`).brands).toHaveLength(30);
});

test('an invalid price is an open end, and one too high is the maximum', () => {
  expect(parseFilters('', '?price=abc').price).toBeUndefined();
  expect(parseFilters('', '?price=-').price).toBeUndefined();
  expect(parseFilters('', '?price=5-999999999').price).toEqual({ min: 5, max: 1_000_000 });
});

test('text keeps a plus sign and loses its line breaks', () => {
  expect(parseFilters('search', '?text=a%2Bb%0A+c').text).toBe('a+b c');
  expect(paths.search('fr', 'a+b c')).toBe('/shop/search/?text=a%2Bb+c');
});

test('a form carries every filter but the category, which is in its URL', () => {
  fc.assert(
    fc.property(sluggedFilters, (chosen) => {
      const query = new URLSearchParams(formFields(chosen)).toString();
      expect(parseFilters(chosen.category ?? '', query)).toEqual(chosen);
    }),
  );
});

test('a measure is read with its tolerance', () => {
  expect(parseFilters('', '?waist=76&tolerance=4').waist).toEqual({ min: 72, max: 80 });
  expect(parseFilters('', '?waist=76').waist).toEqual({ min: 74, max: 78 });
  expect(parseFilters('', '?waist=seventy&inseam=0&length=-1').waist).toBeUndefined();
});

test('only the party tag turns the party filter on', () => {
  expect(parseFilters('', '?tag=soldes+fetes')).toEqual({ fiesta: true });
  expect(parseFilters('', '?tag=soldes')).toEqual({});
});

test('the favourites filter is only or except', () => {
  expect(parseFilters('', '?favorite=ONLY')).toEqual({ favorite: 'only' });
  expect(parseFilters('', '?favorite=only&favorite=except')).toEqual({ favorite: 'except' });
  expect(parseFilters('', '?favorite=true')).toEqual({});
});

test('implausible jeans sizes are dropped', () => {
  expect(parseFilters('', '?jeanlevissizew=28&jeanLevisSizeL=99')).toEqual({ jeanLevisSizeW: 28 });
});
