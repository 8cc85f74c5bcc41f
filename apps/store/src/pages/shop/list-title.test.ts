import { expect, test } from 'vitest';
import { parseFilters } from '../../lib/parse-filters.ts';
import type { ShopList } from '../../features/catalogue/shop-list.ts';
import { isIndexed } from './list-title.ts';

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
