import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { COUNTRIES } from './countries.ts';

/** The phone library has no rules for this country. */
const EXEMPT = 'BLM';

/** Normalises a phone number to E.164, read as a national number of this country (alpha-3); null if it is invalid. */
export function normalisePhone(text: string, country: string): string | null {
  const alpha2 = COUNTRIES.find(({ alpha3 }) => alpha3 === country)?.alpha2;
  const parsed = parsePhoneNumberFromString(text, alpha2 as CountryCode | undefined);
  if (parsed?.isValid()) return parsed.number;
  return country === EXEMPT ? text.trim() : null;
}
