import { expect, test } from 'vitest';
import { LOCALES } from '../constants.ts';
import {
  eachLocale,
  isLocale,
  localeOf,
  localePrefix,
  profileLocale,
  readLocale,
  showsEnglish,
  translationIn,
} from './locales.ts';

test('a thing is made once for each language', () => {
  expect(eachLocale((locale) => `in ${locale}`)).toEqual({ fr: 'in fr', en: 'in en' });
});

test('a language is known by its code alone', () => {
  expect(LOCALES.every(isLocale)).toBe(true);
  for (const other of ['FR', 'de', '', 'fr-FR', undefined, null, 1]) expect(isLocale(other)).toBe(false);
});

test('a stored language is read in any case, and an unknown one is the default', () => {
  expect(['EN', 'en', 'FR', 'DE', '', null, undefined].map(readLocale)).toEqual([
    'en',
    'en',
    'fr',
    'fr',
    'fr',
    'fr',
    'fr',
  ]);
});

test('every language but the default one has a folder of addresses', () => {
  expect(eachLocale(localePrefix)).toEqual({ fr: '', en: '/en' });
});

test('what a profile writes is read as the language it was', () => {
  expect(eachLocale(profileLocale)).toEqual({ fr: 'FR', en: 'EN' });
  expect(LOCALES.map((locale) => readLocale(profileLocale(locale)))).toEqual([...LOCALES]);
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
] as const)('%s is an address in %s', (address, locale) => expect(localeOf(address)).toBe(locale));

test('pieces have a French name, and an English one for everybody else', () => {
  expect(eachLocale(showsEnglish)).toEqual({ fr: false, en: true });
});

test('what was written for the languages of then is shown in English in those of later', () => {
  const offer = { fr: 'Noël', en: 'Christmas' };
  expect(eachLocale((locale) => translationIn(offer, locale))).toEqual(offer);
  expect(translationIn(offer, 'nl' as never)).toBe('Christmas');
});
