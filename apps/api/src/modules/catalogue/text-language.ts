import { type Locale, showsEnglish } from '@patine/core';

/**
 * Returns 'fr' when an English page shows a seller's French text, otherwise null. The import copies the French text
 * when a feed has no English one, so that equal texts are French.
 */
export const languageOf = (fr: string | null, en: string | null, locale: Locale): 'fr' | null =>
  showsEnglish(locale) && en === fr ? 'fr' : null;
