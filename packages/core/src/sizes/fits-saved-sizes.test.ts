import { expect, test } from 'vitest';
import type { Target } from '../catalogue/attributes.ts';
import { fitsSavedSizes } from './fits-saved-sizes.ts';
import { readSavedSizes } from './saved-sizes.ts';

const saved = readSavedSizes(['top:M', 'waist:W28', 'head:57', 'shoe:38']);
const fits = (size: string, categoryPath: string, target: Target = 'women') =>
  fitsSavedSizes({ sizes: [size], categoryPath, target }, saved);

test.each([
  ['m', 'women/clothing/dresses'],
  ['s-m', 'women/clothing/shirts'],
  ['40', 'women/clothing/dresses'],
  ['42', 'women/clothing/dresses'],
  ['w28', 'women/clothing/jeans'],
  ['w28-l30', 'women/clothing/jeans'],
  ['38', 'women/clothing/skirts'],
  ['38', 'women/shoes'],
  ['57', 'women/accessories/hats'],
])('%s of %s fits', (size, categoryPath) => {
  expect(fits(size, categoryPath)).toBe(true);
});

test.each([
  ['l', 'women/clothing/dresses'],
  ['xs-s', 'women/clothing/shirts'],
  ['38', 'women/clothing/dresses'],
  ['44', 'women/clothing/dresses'],
  ['w29', 'women/clothing/jeans'],
  ['m', 'women/clothing/trousers'],
  ['40', 'women/shoes'],
  ['m', ''],
  ['tu', 'women/accessories/hats'],
])('%s of %s does not', (size, categoryPath) => {
  expect(fits(size, categoryPath)).toBe(false);
});

test("men's sizes are half the chest, and children's fit no adult", () => {
  expect(fits('48', 'men/clothing/jackets', 'men')).toBe(true);
  expect(fits('40', 'men/clothing/jackets', 'men')).toBe(false);
  expect(fits('m', 'kids/clothing/jackets', 'kids')).toBe(false);
});
