import { countryName, LOCALES, slugify } from '@patine/core';
// Does not import the library's Node entry, which loads the country names in eighty languages.
import countries from 'i18n-iso-countries/index.js';

/** Common country names that the library does not list, as slugs. */
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

/** Maps slugs of codes and of names in the shop's languages to alpha-2 codes. */
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

/** Returns the ISO 3166-1 alpha-2 code for a country code or a country name in French or English. */
export function findCountry(word: string): string | undefined {
  known ??= readNames();
  return known.get(slugify(word));
}
