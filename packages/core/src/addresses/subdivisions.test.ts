import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SUBDIVISIONS, hasSubdivisions, subdivisionCode } from './subdivisions.ts';

test('four countries have regions', () => {
  expect(Object.keys(SUBDIVISIONS)).toEqual(['USA', 'CAN', 'AUS', 'ITA']);
  expect(hasSubdivisions('USA')).toBe(true);
  expect(hasSubdivisions('FRA')).toBe(false);
  expect(hasSubdivisions('toString')).toBe(false);
});

test.each([
  [' ca ', 'USA', 'CA'],
  ['mi', 'ITA', 'MI'],
  ['CA', 'FRA', null],
  ['ZZ', 'USA', null],
  ['', 'USA', null],
])('stores %j in %s as %j', (text, country, stored) => {
  expect(subdivisionCode(text, country)).toBe(stored);
});

test('a stored region belongs to its country and is stored again unchanged', () => {
  const country = fc.constantFrom('USA', 'CAN', 'AUS', 'ITA', 'FRA', 'XXX');
  const text = fc.oneof(fc.string(), fc.constantFrom('ca', ' QC', 'nsw ', 'Mi', 'VIC'));
  fc.assert(
    fc.property(text, country, (written, countryCode) => {
      const stored = subdivisionCode(written, countryCode);
      if (stored === null) return;
      expect(SUBDIVISIONS[countryCode]).toContain(stored);
      expect(subdivisionCode(stored, countryCode)).toBe(stored);
    }),
  );
});
