import { expect, test } from 'vitest';
import { foundBy } from './found-by.ts';

test('a list carries its query id, its index and its offset', () => {
  expect(foundBy('ab12', 'search_fr')).toEqual({ 'data-found-by': 'ab12 search_fr 0' });
  expect(foundBy('ab12', 'search_fr', 96)).toEqual({ 'data-found-by': 'ab12 search_fr 96' });
});

test('a list has no attributes where the search service returns no query id', () => {
  expect(foundBy(undefined, 'search_fr')).toEqual({});
});
