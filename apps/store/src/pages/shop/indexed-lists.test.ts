import { expect, test } from 'vitest';
import { parseFilters } from '../../lib/parse-filters.ts';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import { isEmptyCombination, isIndexed } from './indexed-lists.ts';

const option = (slug: string, name: string) => ({ slug, name, count: 1, selected: false });
const LIST = {
  hits: [{}],
  options: {
    drops: [],
    brands: [option('ann-co', 'Ann & Co'), option('unknown', 'unknown')],
    family: [option('vintage', 'Vintage')],
    decades: [],
  },
} as unknown as ShopList;

test.each([
  ['', '', true],
  ['women', '', true],
  ['women', '?page=2', true],
  ['', '?brands=ann-co', true],
  ['', '?brands=ann-co&page=3', true],
  ['', '?family=vintage', true],
  ['', '?brands=unknown', false],
  ['', '?brands=ann-co+unknown', false],
  ['women', '?brands=ann-co', false],
  ['', '?brands=ann-co&family=vintage', false],
  ['', '?brands=ann-co&sortby=price_asc', false],
  ['', '?colors=rouge', false],
  ['', '?sortby=chrono', false],
  ['women', '?hidesold=true', false],
  ['search', '?text=robe', false],
  ['search', '', false],
  ['women', '?typed=robe', false],
  ['', '?typed=cacharel&brands=ann-co', false],
  ['search', '?typed=robe&categories=women+men', false],
  ['levis-calculator', '?jeanLevisSizeW=30', false],
])('%s %s is indexed: %s', (category, search, indexed) =>
  expect(isIndexed(LIST, parseFilters(category, search))).toBe(indexed),
);

test('an empty list is not indexed', () => {
  expect(isIndexed({ ...LIST, total: 0 }, {})).toBe(false);
});

test.each([
  ['', '?colors=rouge&size=38', true],
  ['women', '?brands=ann-co', true],
  ['women', '?sortby=price_asc&state=neuf', true],
  ['', '', false],
  ['women', '', false],
  ['search', '?text=robe', false],
  ['women', '?typed=robe&colors=rouge', false],
  ['', '?favorite=only', false],
  ['levis-calculator', '?jeanLevisSizeW=30&jeanLevisSizeL=32', false],
])('empty, %s %s is an empty combination of filters: %s', (category, search, isEmpty) =>
  expect(isEmptyCombination({ ...LIST, total: 0, hits: [] }, parseFilters(category, search))).toBe(isEmpty),
);

test('a combination whose products are all sold is not empty', () => {
  const filters = parseFilters('', '?colors=rouge');
  expect(isEmptyCombination({ ...LIST, total: 0 }, filters)).toBe(false);
});
