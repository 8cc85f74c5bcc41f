import { DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';

/**
 * The same thing made for each language of the shop.
 * @example eachLocale((locale) => locale.toUpperCase()) // { fr: 'FR', en: 'EN' }
 */
export const eachLocale = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;

/**
 * Tells whether a text is one of the shop's languages, as it is written in code.
 * @example isLocale('en') // true
 * @example isLocale('EN') // false
 */
export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/**
 * The language that a profile, an order or a header names, in any case; the default one for everything else.
 * @example readLocale('EN') // 'en'
 * @example readLocale(undefined) // 'fr'
 */
export function readLocale(text: string | null | undefined): Locale {
  const written = text?.toLowerCase();
  return isLocale(written) ? written : DEFAULT_LOCALE;
}

/**
 * What the shop's addresses begin with in a language: nothing in the default one.
 * @example localePrefix('fr') // ''
 * @example localePrefix('en') // '/en'
 */
export const localePrefix = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

const FIRST_FOLDER = /^\/*([^/?#]*)/;

/**
 * The language of an address of the shop, with or without its query.
 * @example localeOf('/en/shop/?text=robe') // 'en'
 * @example localeOf('/shop/') // 'fr'
 */
export function localeOf(address: string): Locale {
  const folder = FIRST_FOLDER.exec(address)?.[1]?.toLowerCase();
  return isLocale(folder) && localePrefix(folder) !== '' ? folder : DEFAULT_LOCALE;
}

/**
 * Whether readers of a language are shown what pieces are called in English: sellers name them in French and English.
 * @example showsEnglish('fr') // false
 */
export const showsEnglish = (locale: Locale): boolean => locale !== 'fr';

/** What the operator wrote once for each language that was there; every later one shows the English words. */
export type Translations = { fr: string; en: string } & { [other in Locale]?: string };

/**
 * @example translationIn({ fr: 'Noël', en: 'Christmas' }, 'en') // 'Christmas'
 */
export const translationIn = (translations: Translations, locale: Locale): string =>
  translations[locale] ?? translations.en;

/**
 * A language as profiles and orders write it.
 * @example profileLocale('en') // 'EN'
 */
export const profileLocale = (locale: Locale): Uppercase<Locale> => locale.toUpperCase() as Uppercase<Locale>;
