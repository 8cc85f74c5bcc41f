import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { COUNTRIES } from './countries.ts';

/** Its numbers are written in ways that the phone rules do not know. */
const EXEMPT = 'BLM';

/** A number as it is stored, E.164, read as somebody in that country (alpha-3) writes it; null when it is none. */
export function normalisePhone(text: string, country: string): string | null {
  const alpha2 = COUNTRIES.find(({ alpha3 }) => alpha3 === country)?.alpha2;
  const parsed = parsePhoneNumberFromString(text, alpha2 as CountryCode | undefined);
  if (parsed?.isValid()) return parsed.number;
  return country === EXEMPT ? text.trim() : null;
}
