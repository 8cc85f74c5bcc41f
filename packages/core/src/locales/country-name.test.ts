import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test('a country has its name in each language, whatever the case of its code', () => {
  expect(countryName('BE', 'fr-FR')).toBe('Belgique');
  expect(countryName('be', 'en-US')).toBe('Belgium');
});

test('text that is no country comes back as it is', () => {
  expect(countryName('', 'fr-FR')).toBe('');
  expect(countryName('Belgium', 'fr-FR')).toBe('Belgium');
  expect(countryName('Q1', 'fr-FR')).toBe('Q1');
});
