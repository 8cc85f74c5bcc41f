import { type Locale, showsEnglish } from '@patine/core';

/**
 * The language of a seller's text as a locale shows it. The import keeps the French where a feed has no English:
 * equal texts are French.
 */
export const languageOf = (fr: string | null, en: string | null, locale: Locale): 'fr' | 'en' =>
  showsEnglish(locale) && en !== fr ? 'en' : 'fr';
