import { expect, test } from 'vitest';
import { MAIN_SHIPPING_COUNTRIES } from './countries.ts';
import { hasPostalCodes } from './postal-codes.ts';

test('of the main countries Hong Kong alone has no postal codes', () => {
  const without = MAIN_SHIPPING_COUNTRIES.filter(({ alpha3 }) => !hasPostalCodes(alpha3));
  expect(without.map(({ alpha3 }) => alpha3)).toEqual(['HKG']);
});

test('an address in the Emirates needs none, one in a country that is not known does', () => {
  expect(hasPostalCodes('ARE')).toBe(false);
  expect(hasPostalCodes('XYZ')).toBe(true);
  expect(hasPostalCodes('')).toBe(true);
});
