import { SUBDIVISIONS } from '@patine/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { normalisePhone } from './phone.ts';
import { addressPlaces } from './places.ts';

test.each([
  ['06 12 34 56 78', 'FRA', '+33612345678'],
  ['+33 6 12 34 56 78', 'USA', '+33612345678'],
  ['(212) 555-0142', 'USA', '+12125550142'],
  ['0590 27 00 00', 'BLM', '+590590270000'],
  ['27 41 6', 'BLM', '27 41 6'],
])('%s in %s is stored as %s', (text, country, stored) => {
  expect(normalisePhone(text, country)).toBe(stored);
});

test.each([
  ['06 12 34 56', 'FRA'],
  ['', 'FRA'],
  ['12', 'USA'],
  ['06 12 34 56 78', 'XXX'],
])('%s in %s is not a phone number', (text, country) => {
  expect(normalisePhone(text, country)).toBeNull();
});

test('every country has a name in both languages, and the main ones are marked', () => {
  for (const locale of ['fr', 'en'] as const) {
    const { countries } = addressPlaces(locale);
    expect(countries).toHaveLength(COUNTRIES.length);
    expect(countries.filter(({ name }) => name.length < 3)).toEqual([]);
    expect(countries.filter(({ main }) => main)).toHaveLength(24);
  }
});

test('normalising is idempotent in every country', () => {
  const country = fc.constantFrom(...COUNTRIES.map(({ alpha3 }) => alpha3));
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789 .-()+'), maxLength: 18 });
  const known = fc.constantFrom(
    '06 12 34 56 78',
    '(212) 555-0142',
    '020 7946 0958',
    '27 41 6',
    '+41 44 668 18 00',
  );
  fc.assert(
    fc.property(fc.oneof(digits, known), country, country, (text, here, there) => {
      const stored = normalisePhone(text, here);
      const isInternational = stored?.startsWith('+') === true;
      expect(stored === null || isInternational || here === 'BLM').toBe(true);
      // An E.164 number does not depend on the country.
      expect(isInternational ? normalisePhone(stored, there) : stored).toBe(stored);
    }),
  );
});

test('the named regions are the stored ones', () => {
  const named = Object.entries(addressPlaces('fr').subDivisions ?? {});
  expect(named.map(([country]) => country)).toEqual(Object.keys(SUBDIVISIONS));
  for (const [country, regions] of named)
    expect(regions.map(({ code }) => code).toSorted()).toEqual([...(SUBDIVISIONS[country] ?? [])].toSorted());
});
