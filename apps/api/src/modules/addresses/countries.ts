// Does not import the library's Node entry, which loads the country names in eighty languages.
import countries from 'i18n-iso-countries/index.js';

/** Converts an ISO 3166-1 alpha-3 code to alpha-2; null for an unknown code. */
export const alpha2Of = (alpha3: string): string | null =>
  /^[A-Z]{3}$/.test(alpha3) ? (countries.alpha3ToAlpha2(alpha3) ?? null) : null;
