import { expect, test } from 'vitest';
import { foundBy } from './found-by.ts';

test('a list says which search found it, in which index, and how many pieces were before', () => {
  expect(foundBy('ab12', 'search_fr')).toEqual({ 'data-found-by': 'ab12 search_fr 0' });
  expect(foundBy('ab12', 'search_fr', 96)).toEqual({ 'data-found-by': 'ab12 search_fr 96' });
});

test('a service that names no search leaves its lists unmarked', () => {
  expect(foundBy(undefined, 'search_fr')).toEqual({});
});
