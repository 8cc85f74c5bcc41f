import { expect, test } from 'vitest';
import { brandAbove } from './brand-above.ts';

test.each([
  ['Robe en lin noir', 'Cacharel', 'Cacharel'],
  ['Robe Cacharel en lin noir', 'Cacharel', null],
  ['Robe en lin noir', undefined, null],
])('above « %s » of %s stands %s', (name, brand, above) => {
  expect(brandAbove(name, brand)).toBe(above);
});
