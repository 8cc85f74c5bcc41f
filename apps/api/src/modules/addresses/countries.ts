// Without its entry for Node, which reads the names of all countries in eighty languages.
import countries from 'i18n-iso-countries/index.js';

/** The two-letter code of a three-letter one (ISO 3166-1); null when there is no such country. */
export const alpha2Of = (alpha3: string): string | null =>
  /^[A-Z]{3}$/.test(alpha3) ? (countries.alpha3ToAlpha2(alpha3) ?? null) : null;
