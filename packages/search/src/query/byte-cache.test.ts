import { expect, test } from 'vitest';
import { ByteCache } from './byte-cache.ts';

test('evicts the least recently used value when the limit is reached', () => {
  const cache = new ByteCache<number>(100);
  cache.set('a', 1, 40);
  cache.set('b', 2, 40);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3, 40);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('does not store a value larger than the whole cache', () => {
  const cache = new ByteCache<number>(100);
  cache.set('a', 1, 101);
  expect(cache.get('a')).toBeUndefined();
});
