import { type Locale, showsEnglish } from '@patine/core';

/**
 * The language of a seller's text where a locale shows it in another one; null where it is in its own. The import
 * keeps the French where a feed has no English: equal texts are French.
 */
export const languageOf = (fr: string | null, en: string | null, locale: Locale): 'fr' | null =>
  showsEnglish(locale) && en === fr ? 'fr' : null;
