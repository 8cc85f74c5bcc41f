import { describe, expect, test } from 'vitest';
import type { Filter } from './filter.ts';
import { type FilterParams, readFilters } from './read-filters.ts';

const read = (params: FilterParams): Filter | undefined => readFilters(params, (name) => name === 'price');
const facet = (attribute: string, ...values: string[]): Filter => ({ kind: 'facet', attribute, values });
const not = (of: Filter): Filter => ({ kind: 'not', of });
const compare = (comparison: '<' | '=' | '>=', bound: number): Filter => ({
  kind: 'number',
  attribute: 'price',
  comparison,
  bound,
});
const between = (low: number, high: number): Filter => ({ kind: 'between', attribute: 'price', low, high });

describe('facetFilters', () => {
  test.each([
    ['brand:lee', facet('brand', 'lee')],
    [['brand:lee', 'size:38'], { kind: 'and', of: [facet('brand', 'lee'), facet('size', '38')] }],
    [[['brand:lee', 'brand:levis']], facet('brand', 'lee', 'levis')],
    [[['brand:lee', 'size:38']], { kind: 'or', of: [facet('brand', 'lee'), facet('size', '38')] }],
    [['brand:-lee', 'brand:-levis'], not(facet('brand', 'lee', 'levis'))],
    [['discount:\\-18'], facet('discount', '-18')],
    ['brand:lee,(size:38,size:40)', { kind: 'and', of: [facet('brand', 'lee'), facet('size', '38', '40')] }],
    ['[["brand:lee","brand:levis"]]', facet('brand', 'lee', 'levis')],
    [['drop:at:noon'], facet('drop', 'at:noon')],
    [[[]], undefined],
    ['', undefined],
  ])('%j', (facetFilters, expected) => {
    expect(read({ facetFilters })).toEqual(expected);
  });
});

describe('numericFilters', () => {
  test.each([
    [['price>=1000'], compare('>=', 1000)],
    [['price < -1.5e3'], compare('<', -1500)],
    [['price:10 TO 20'], between(10, 20)],
    [['price:10'], compare('=', 10)],
    ['price>=10,price<20', { kind: 'and', of: [compare('>=', 10), compare('<', 20)] }],
    [[['price<10', 'price>=20']], { kind: 'or', of: [compare('<', 10), compare('>=', 20)] }],
  ])('%j', (numericFilters, expected) => {
    expect(read({ numericFilters })).toEqual(expected);
  });
});

describe('filters', () => {
  test.each([
    ['brand:lee', facet('brand', 'lee')],
    ["brand:\"agnès b.\" OR brand:'it\\'s'", facet('brand', 'agnès b.', "it's")],
    ['NOT brand:lee', not(facet('brand', 'lee'))],
    ['price:10 TO 20', between(10, 20)],
    ['price:10', compare('=', 10)],
    ['size:10', facet('size', '10')],
    ['fetes', facet('_tags', 'fetes')],
    ['categories:women/clothing/t-shirts', facet('categories', 'women/clothing/t-shirts')],
    [
      'brand:lee OR size:38 AND price >= 5',
      {
        kind: 'and',
        of: [{ kind: 'or', of: [facet('brand', 'lee'), facet('size', '38')] }, compare('>=', 5)],
      },
    ],
    [
      '(brand:lee OR size:38) AND price<5',
      {
        kind: 'and',
        of: [{ kind: 'or', of: [facet('brand', 'lee'), facet('size', '38')] }, compare('<', 5)],
      },
    ],
    ['NOT brand:lee AND NOT brand:levis', not(facet('brand', 'lee', 'levis'))],
    ['((brand:lee OR brand:levis) OR brand:kenzo)', facet('brand', 'lee', 'levis', 'kenzo')],
    ['brand:lee<score=3>', { ...facet('brand', 'lee'), score: 3 }],
    ['brand:"AND"', facet('brand', 'AND')],
    ['   ', undefined],
  ])('%s', (filters, expected) => {
    expect(read({ filters })).toEqual(expected);
  });

  test.each([
    'brand:"lee',
    'brand::lee',
    'AND',
    'brand:lee)',
    '(brand:lee',
    'NOT',
    'price:1 TO',
    'a < b',
    ':',
    '!',
    'NOT (brand:lee OR brand:levis)',
    'brand:lee<score>',
    'brand:lee<score=x>',
  ])('rejects %s', (filters) => {
    expect(() => read({ filters })).toThrow(/^filters: Unexpected .+ at col \d+$/);
  });
});

test.each(['(a AND b) OR c', 'x:1 OR (x:2 AND y:3)', '(x:1 AND y:2)'])(
  'rejects an AND inside an OR like Algolia: %s',
  (filters) => {
    expect(() => read({ filters })).toThrow(
      'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
    );
  },
);

test.each(['price > 3 OR brand:lee', 'fetes OR brand:lee', 'price:1 TO 2 OR fetes'])(
  'rejects an OR of conditions of different types: %s',
  (filters) => {
    expect(() => read({ filters })).toThrow('filters: Different types are not allowed in the same OR.');
  },
);

test('parameters are joined by AND', () => {
  expect(read({ facetFilters: 'brand:lee', tagFilters: ['-fetes'], filters: 'price:10' })).toEqual({
    kind: 'and',
    of: [facet('brand', 'lee'), compare('=', 10), not(facet('_tags', 'fetes'))],
  });
});

test('accepts a hundred different conditions, rejects one more, and counts values of one facet once', () => {
  const conditions = Array.from({ length: 101 }, (_, index) => `facet${index}:x`);
  expect(read({ facetFilters: conditions.slice(1) })).toBeDefined();
  expect(() => read({ facetFilters: conditions })).toThrow(/^Too many filters/);
  expect(read({ facetFilters: [conditions.map((_, index) => `brand:${index}`)] })).toMatchObject({
    kind: 'facet',
  });
});
