import { countryName, LOCALE_TAGS, MAIN_SHIPPING_COUNTRIES, type Locale } from '@patine/core';
import type { AddressPlaces } from '@patine/ui/address-form/AddressForm';
import { COUNTRIES } from './countries.ts';
import { SUB_DIVISIONS } from './regions.ts';

const MAIN = new Set<string>(MAIN_SHIPPING_COUNTRIES.map(({ alpha3 }) => alpha3));

/** Countries by localised name, the main ones first, and the regions of those that need one. */
export function addressPlaces(locale: Locale): AddressPlaces {
  const byName = new Intl.Collator(LOCALE_TAGS[locale]).compare;
  const countries = COUNTRIES.map(({ alpha3, alpha2 }) => ({
    code: alpha3,
    name: countryName(alpha2, locale),
    main: MAIN.has(alpha3),
  })).toSorted((a, b) => byName(a.name, b.name));
  return { countries, subDivisions: SUB_DIVISIONS };
}
