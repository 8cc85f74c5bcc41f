import { expect, test } from 'vitest';
import { waistsOf } from './waists.ts';

test.each([
  [38, 'women', [27, 28]],
  [44, 'women', [31, 32]],
  [39, 'women', []],
  [42, 'men', [32]],
  [34, 'men', []],
  [56, 'men', []],
  [38, 'kids', []],
] as const)('French size %d of %s is %o inches', (size, target, inches) => {
  expect(waistsOf(size, target)).toEqual(inches);
});
