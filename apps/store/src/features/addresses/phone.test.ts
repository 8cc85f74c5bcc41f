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
])('%s in %s is kept as %s', (text, country, kept) => {
  expect(normalisePhone(text, country)).toBe(kept);
});

test.each([
  ['06 12 34 56', 'FRA'],
  ['', 'FRA'],
  ['12', 'USA'],
  ['06 12 34 56 78', 'XXX'],
])('%s in %s is no number', (text, country) => {
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
