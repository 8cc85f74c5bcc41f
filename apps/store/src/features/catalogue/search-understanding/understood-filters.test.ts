import type { SearchUnderstandingResponse } from '@patine/contract/rest/search-understanding';
import { expect, test } from 'vitest';
import type { ShopFilters } from '../../../lib/shop-filters.ts';
import { hasPart, partOf, understoodList, valuesLeft, withoutPart } from './understood-filters.ts';

const DRESSES = 'women/clothing/dresses';
const facet = (
  attribute: Exclude<SearchUnderstandingResponse['filters'][number]['attribute'], 'price'>,
  values: string[],
  exclude = false,
) => ({ attribute, values, exclude, words: values.join(' ') });

const understood = (
  filters: SearchUnderstandingResponse['filters'],
  words = '',
): SearchUnderstandingResponse => ({
  text: 'as typed',
  filters,
  words,
  narrowerWords: '',
  optionalWords: '',
  occasionWords: '',
  help: null,
});

const SEARCHED: ShopFilters = { category: 'search', text: 'as typed' };
const list = (...filters: SearchUnderstandingResponse['filters']) =>
  understoodList(understood(filters), SEARCHED);

test('one category becomes the path, several become a filter', () => {
  expect(list(facet('categories', [DRESSES]))).toEqual({ category: DRESSES, typed: 'as typed' });
  expect(list(facet('categories', [DRESSES, 'kids/clothing/dresses']))).toEqual({
    category: 'search',
    categories: ['kids/clothing/dresses', DRESSES],
    typed: 'as typed',
  });
});

test('each attribute has its filter, and each exclusion too', () => {
  expect(
    list(
      facet('color', ['noir']),
      facet('size', ['38']),
      facet('condition', ['neuf']),
      facet('years', ['1970']),
      facet('material', ['cuir'], true),
      facet('color', ['rouge'], true),
      facet('categories', [DRESSES], true),
    ),
  ).toEqual({
    category: 'search',
    typed: 'as typed',
    colors: ['noir'],
    size: ['38'],
    state: ['neuf'],
    decades: ['1970'],
    nomaterials: ['cuir'],
    nocolors: ['rouge'],
    nocategories: [DRESSES],
  });
});

test('values of one attribute are joined, with those that were chosen before', () => {
  const given: ShopFilters = { ...SEARCHED, brands: ['zara'], sortby: 'price_asc', page: 3 };
  const found = understoodList(
    understood([facet('brand', ['levi-s']), facet('brand', ['zara'])], '501'),
    given,
  );
  expect(found).toEqual({
    category: 'search',
    text: '501',
    typed: 'as typed',
    brands: ['levi-s', 'zara'],
    sortby: 'price_asc',
  });
});

test.each([
  [{ min: null, max: 5000 }, { max: 50 }],
  [{ min: null, max: 4990 }, { max: 49 }],
  [
    { min: 2050, max: 4000 },
    { min: 21, max: 40 },
  ],
])('a price is in whole euros and never wider than typed: %j', (bounds, price) => {
  expect(list({ attribute: 'price', ...bounds, words: 'x' }).price).toEqual(price);
});

test('the cheapest third begins with the cheapest, unless words or the visitor order it', () => {
  const cheapest = {
    attribute: 'price' as const,
    min: null,
    max: 5000,
    cheapest: true as const,
    words: 'pas cher',
  };
  expect(list(cheapest).sortby).toBe('price_asc');
  expect(understoodList(understood([cheapest], '501'), SEARCHED).sortby).toBeUndefined();
  expect(understoodList(understood([cheapest]), { ...SEARCHED, sortby: 'chrono' }).sortby).toBe('chrono');
});

test.each([
  facet('categories', [DRESSES]),
  facet('categories', [DRESSES, 'kids/clothing/dresses']),
  facet('color', ['bleu-clair', 'bleu-fonce']),
  facet('material', ['cuir'], true),
  { attribute: 'price' as const, min: null, max: 5000, words: 'x' },
])('a part that is removed is gone, and only it: %j', (filter) => {
  const other = facet('size', ['38']);
  const both = { ...list(filter, other), page: 2 };
  expect(hasPart(both, partOf(filter))).toBe(true);
  const left = withoutPart(both, partOf(filter));
  expect(hasPart(left, partOf(filter))).toBe(false);
  expect(left).toEqual({ category: 'search', typed: 'as typed', size: ['38'] });
});

test('of several categories only those are left that the list still has', () => {
  const part = partOf(facet('categories', [DRESSES, 'kids/clothing/dresses']));
  if (part.name === 'price') throw new Error('Not a price');
  expect(valuesLeft({ category: 'search', categories: [DRESSES] }, part)).toEqual([DRESSES]);
  expect(valuesLeft({ category: DRESSES }, part)).toEqual([DRESSES]);
  expect(valuesLeft({ category: 'women' }, part)).toEqual([]);
});
