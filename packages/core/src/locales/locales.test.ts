import { expect, test } from 'vitest';
import { LOCALES } from '../constants.ts';
import {
  eachLocale,
  isLocale,
  localeOf,
  localePrefix,
  profileLocale,
  parseLocale,
  showsEnglish,
  translationIn,
} from './locales.ts';

test('builds a value for each language', () => {
  expect(eachLocale((locale) => `in ${locale}`)).toEqual({ fr: 'in fr', en: 'in en' });
});

test('only the exact language code is a locale', () => {
  expect(LOCALES.every(isLocale)).toBe(true);
  for (const other of ['FR', 'de', '', 'fr-FR', undefined, null, 1]) expect(isLocale(other)).toBe(false);
});

test('parses a stored language in any case, and defaults for unknown ones', () => {
  expect(['EN', 'en', 'FR', 'DE', '', null, undefined].map(parseLocale)).toEqual([
    'en',
    'en',
    'fr',
    'fr',
    'fr',
    'fr',
    'fr',
  ]);
});

test('every language but the default has a URL prefix', () => {
  expect(eachLocale(localePrefix)).toEqual({ fr: '', en: '/en' });
});

test('a profile language is parsed back to the same language', () => {
  expect(eachLocale(profileLocale)).toEqual({ fr: 'FR', en: 'EN' });
  expect(LOCALES.map((locale) => parseLocale(profileLocale(locale)))).toEqual([...LOCALES]);
});

test.each([
  ['/', 'fr'],
  ['/shop/?text=robe', 'fr'],
  ['/en', 'en'],
  ['/en?text=robe', 'en'],
  ['/EN/shop/', 'en'],
  ['//en/shop/', 'en'],
  ['/england', 'fr'],
  ['/fr/shop/', 'fr'],
] as const)('%s is a URL in %s', (address, locale) => expect(localeOf(address)).toBe(locale));

test('product names are French for French readers and English for everybody else', () => {
  expect(eachLocale(showsEnglish)).toEqual({ fr: false, en: true });
});

test('a translation missing for a later language falls back to English', () => {
  const offer = { fr: 'Noël', en: 'Christmas' };
  expect(eachLocale((locale) => translationIn(offer, locale))).toEqual(offer);
  expect(translationIn(offer, 'nl' as never)).toBe('Christmas');
});
