import { DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';

/**
 * Builds a record with one value for each language of the shop.
 * @example eachLocale((locale) => locale.toUpperCase()) // { fr: 'FR', en: 'EN' }
 */
export const eachLocale = <Value>(build: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, build(locale)])) as Record<Locale, Value>;

/**
 * Returns true when a value is the code of one of the shop's languages.
 * @example isLocale('en') // true
 * @example isLocale('EN') // false
 */
export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/**
 * Parses the language of a profile, an order or a header, in any case. Unknown values give the default language.
 * @example parseLocale('EN') // 'en'
 * @example parseLocale(undefined) // 'fr'
 */
export function parseLocale(text: string | null | undefined): Locale {
  const code = text?.toLowerCase();
  return isLocale(code) ? code : DEFAULT_LOCALE;
}

/**
 * Returns the first path segment of URLs in a language, with its slash; empty for the default language.
 * @example localePrefix('fr') // ''
 * @example localePrefix('en') // '/en'
 */
export const localePrefix = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

const FIRST_SEGMENT = /^\/*([^/?#]*)/;

/**
 * Returns the language of a path of the shop, with or without query.
 * @example localeOf('/en/shop/?text=robe') // 'en'
 * @example localeOf('/shop/') // 'fr'
 */
export function localeOf(path: string): Locale {
  const segment = FIRST_SEGMENT.exec(path)?.[1]?.toLowerCase();
  return isLocale(segment) && localePrefix(segment) !== '' ? segment : DEFAULT_LOCALE;
}

/**
 * Returns true when readers of a language see English product names. Sellers enter names in French and English only.
 * @example showsEnglish('fr') // false
 */
export const showsEnglish = (locale: Locale): boolean => locale !== 'fr';

/** Texts entered by the operator. Languages that were added later may be missing and fall back to English. */
export type Translations = { fr: string; en: string } & { [other in Locale]?: string };

/**
 * @example translationIn({ fr: 'Noël', en: 'Christmas' }, 'en') // 'Christmas'
 */
export const translationIn = (translations: Translations, locale: Locale): string =>
  translations[locale] ?? translations.en;

/**
 * Returns the upper-case form of a language that profiles and orders store.
 * @example profileLocale('en') // 'EN'
 */
export const profileLocale = (locale: Locale): Uppercase<Locale> => locale.toUpperCase() as Uppercase<Locale>;
