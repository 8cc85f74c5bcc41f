import { expect, test } from 'vitest';
import { MAIN_SHIPPING_COUNTRIES } from '../delivery/countries.ts';
import { hasPostalCodes } from './has-postal-codes.ts';

test('Hong Kong is the only main country without postal codes', () => {
  const without = MAIN_SHIPPING_COUNTRIES.filter(({ alpha3 }) => !hasPostalCodes(alpha3));
  expect(without.map(({ alpha3 }) => alpha3)).toEqual(['HKG']);
});

test('the Emirates have no postal codes, and an unknown country is assumed to have them', () => {
  expect(hasPostalCodes('ARE')).toBe(false);
  expect(hasPostalCodes('XYZ')).toBe(true);
  expect(hasPostalCodes('')).toBe(true);
});
