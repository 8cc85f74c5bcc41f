import { countryName, LOCALES, slugify } from '@patine/core';
// Without its entry for Node, which reads the names of all countries in eighty languages.
import countries from 'i18n-iso-countries/index.js';

/** What people call a country beside its names. */
const ALSO: Readonly<Record<string, string>> = {
  uk: 'GB',
  angleterre: 'GB',
  england: 'GB',
  ecosse: 'GB',
  scotland: 'GB',
  'great-britain': 'GB',
  'grande-bretagne': 'GB',
  hollande: 'NL',
  holland: 'NL',
  usa: 'US',
};

/** Every country by its codes and its names in the shop's languages, as slugs. */
function readNames(): ReadonlyMap<string, string> {
  const codes = Object.entries(countries.getAlpha2Codes());
  const names = LOCALES.flatMap((locale) =>
    codes.map(([alpha2]): [string, string] => [slugify(countryName(alpha2, locale)), alpha2]),
  );
  return new Map([
    ...names,
    ...Object.entries(ALSO),
    ...codes.flatMap(([alpha2, alpha3]) =>
      [alpha2, alpha3].map((code) => [code.toLowerCase(), alpha2] as const),
    ),
  ]);
}

let known: ReadonlyMap<string, string> | undefined;

/** The two letters (ISO 3166-1) of a country by its codes or its name in a language of the shop. */
export function findCountry(word: string): string | undefined {
  known ??= readNames();
  return known.get(slugify(word));
}
