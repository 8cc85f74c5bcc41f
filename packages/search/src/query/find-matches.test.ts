import { expect, test } from 'vitest';
import { CatalogueIndex } from '../catalogue-index.ts';
import { shopIndex } from '../testing/shop-index.ts';
import { wardrobe } from '../testing/wardrobe.ts';
import { findMatches } from './find-matches.ts';
import { readQuery } from './read-query.ts';
import type { SearchParams } from './search-params.ts';

test('queries that differ only in page and facets share their matches until a write changes something', () => {
  const index = new CatalogueIndex(shopIndex);
  index.save(wardrobe);
  const query = (params: SearchParams) => readQuery(index, params);
  const first = findMatches(index, query({ query: 'jean', facetFilters: ['brand:levis'] }));
  expect(
    findMatches(index, query({ query: 'jean', facetFilters: 'brand:levis', page: 3, facets: ['*'] })),
  ).toBe(first);
  expect(findMatches(index, query({ query: 'jean' }))).not.toBe(first);
  index.save(wardrobe);
  index.delete(['never there']);
  expect(findMatches(index, query({ query: 'jean', facetFilters: ['brand:levis'] }))).toBe(first);
  index.delete(['jean-501']);
  const later = findMatches(index, query({ query: 'jean', facetFilters: ['brand:levis'] }));
  expect([first.count, later.count]).toEqual([1, 0]);
});
