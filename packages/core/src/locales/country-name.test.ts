import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test('a country code in any case gives the name in each language', () => {
  expect(countryName('BE', 'fr-FR')).toBe('Belgique');
  expect(countryName('be', 'en-US')).toBe('Belgium');
});

test('a text that is no country code is returned unchanged', () => {
  expect(countryName('', 'fr-FR')).toBe('');
  expect(countryName('Belgium', 'fr-FR')).toBe('Belgium');
  expect(countryName('Q1', 'fr-FR')).toBe('Q1');
});
