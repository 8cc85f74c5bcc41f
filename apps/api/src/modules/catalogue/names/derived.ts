import { LOCALE_TAGS, type Locale } from '@patine/core';

/** `1990` is “Années 90” and “1990s”. */
export const decadeName = (decade: string, locale: Locale) => {
  if (locale === 'en') return `${decade}s`;
  return `Années ${decade.startsWith('19') ? decade.slice(2) : decade}`;
};

const regions = {
  fr: new Intl.DisplayNames(LOCALE_TAGS.fr, { type: 'region', fallback: 'code' }),
  en: new Intl.DisplayNames(LOCALE_TAGS.en, { type: 'region', fallback: 'code' }),
};

/** A country by its two letters. */
export const countryName = (country: string, locale: Locale) => regions[locale].of(country) ?? country;
