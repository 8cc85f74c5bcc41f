import { expect, test } from 'vitest';
import { ByteCache } from './byte-cache.ts';

test('the value unused for longest goes when the weight is reached', () => {
  const cache = new ByteCache<number>(100);
  cache.set('a', 1, 40);
  cache.set('b', 2, 40);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3, 40);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('a value heavier than the whole cache is not kept', () => {
  const cache = new ByteCache<number>(100);
  cache.set('a', 1, 101);
  expect(cache.get('a')).toBeUndefined();
});
