import { expect, test } from 'vitest';
import { wholeSizesBeside } from './size-value.ts';

test('a half size is between two whole ones, and no other value is', () => {
  expect(wholeSizesBeside('40-5')).toEqual(['40', '41']);
  for (const value of ['40', '38-40', 'w28-l32', 'm', '5-ans', 'tu'])
    expect(wholeSizesBeside(value)).toEqual([]);
});
