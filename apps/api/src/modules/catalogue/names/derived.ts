import { eachLocale, type Locale, LOCALE_TAGS, showsEnglish } from '@patine/core';

/** `1990` is “Années 90” and “1990s”. */
export const decadeName = (decade: string, locale: Locale) => {
  if (showsEnglish(locale)) return `${decade}s`;
  return `Années ${decade.startsWith('19') ? decade.slice(2) : decade}`;
};

const regions = eachLocale(
  (locale) => new Intl.DisplayNames(LOCALE_TAGS[locale], { type: 'region', fallback: 'code' }),
);

/** A country by its two letters. */
export const countryName = (country: string, locale: Locale) => regions[locale].of(country) ?? country;
