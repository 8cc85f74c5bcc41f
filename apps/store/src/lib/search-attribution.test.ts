import { expect, test } from 'vitest';
import { searchAttribution } from './search-attribution.ts';

test('a list carries its query id, its index and its offset', () => {
  expect(searchAttribution('ab12', 'search_fr')).toEqual({ 'data-found-by': 'ab12 search_fr 0' });
  expect(searchAttribution('ab12', 'search_fr', 96)).toEqual({ 'data-found-by': 'ab12 search_fr 96' });
});

test('a list has no attributes where the search service returns no query id', () => {
  expect(searchAttribution(undefined, 'search_fr')).toEqual({});
});
