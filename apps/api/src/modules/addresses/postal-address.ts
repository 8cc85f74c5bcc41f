import type { PostalAddressInput } from '@patine/contract/resolvers';
import { hasPostalCodes, hasSubdivisions, subdivisionCode, ADDRESS_FIELD_MAX_LENGTH } from '@patine/core';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import type { StoredAddress } from '../../db/schema/orders.ts';
import { alpha2Of } from './countries.ts';
import { isPostalCode, normalisePostalCode } from './postal-codes.ts';

/** The phone library does not know the number formats of Saint Barthélemy. */
const PHONE_EXEMPT = 'BLM';

export type AddressRule = 'EMPTY' | 'BAD_FORMAT' | 'TOO_LONG' | 'UNKNOWN_COUNTRY';
export type AddressFields = Record<string, AddressRule>;

/** The stored values of an address. */
export type PostalAddressValues = StoredAddress & { latitude: number | null; longitude: number | null };

const textRule = (text: string): AddressRule | null => {
  if (text.length > ADDRESS_FIELD_MAX_LENGTH) return 'TOO_LONG';
  return /\p{Cc}/u.test(text) ? 'BAD_FORMAT' : null;
};

const requiredRule = (text: string): AddressRule | null => (text === '' ? 'EMPTY' : textRule(text));

const postalCodeRule = (code: string, country: string): AddressRule | null => {
  if (code === '') return hasPostalCodes(country) ? 'EMPTY' : null;
  return textRule(code) ?? (isPostalCode(code, country) ? null : 'BAD_FORMAT');
};

/** Returns the number in E.164; null when it is invalid or the country is unknown. */
function phoneNumber(text: string, country: string): string | null {
  if (text.length > ADDRESS_FIELD_MAX_LENGTH) return null;
  const parsed = parsePhoneNumberFromString(text, alpha2Of(country) as CountryCode);
  if (parsed?.isValid()) return parsed.number;
  return country === PHONE_EXEMPT ? text : null;
}

const gpsRule = ({ gpsCoordinates: gps }: PostalAddressInput): AddressRule | null =>
  gps && (Math.abs(gps.lat) > 90 || Math.abs(gps.lng) > 180) ? 'BAD_FORMAT' : null;

/** Rounds to six decimals (about 0.1 m), the scale of the column. Adding 0 turns -0 into 0. */
const degrees = (value: number | undefined) => (value === undefined ? null : Number(value.toFixed(6)) + 0);

/** Validates an address. Returns the values to store, or the broken rule of each invalid field. */
export function readPostalAddress(
  input: PostalAddressInput,
): { ok: true; value: PostalAddressValues } | { ok: false; fields: AddressFields } {
  const country = input.countryCode.trim().toUpperCase();
  const phone = input.phoneNumber.trim();
  const region = input.subDivision?.trim() ?? '';
  const values: PostalAddressValues = {
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    companyName: input.companyName?.trim() || null,
    countryCode: country,
    addressLine1: input.addressLine1.trim(),
    addressLine2: input.addressLine2?.trim() || null,
    postalCode: normalisePostalCode(input.postalCode),
    subDivision: subdivisionCode(region, country),
    cityName: input.cityName.trim(),
    phoneNumber: phoneNumber(phone, country) ?? '',
    latitude: degrees(input.gpsCoordinates?.lat),
    longitude: degrees(input.gpsCoordinates?.lng),
  };
  const rules: Record<string, AddressRule | null> = {
    firstName: requiredRule(values.firstName),
    lastName: requiredRule(values.lastName),
    companyName: textRule(values.companyName ?? ''),
    countryCode: country === '' ? 'EMPTY' : alpha2Of(country) ? null : 'UNKNOWN_COUNTRY',
    addressLine1: requiredRule(values.addressLine1),
    addressLine2: textRule(values.addressLine2 ?? ''),
    postalCode: postalCodeRule(values.postalCode, country),
    subDivision: region && hasSubdivisions(country) && !values.subDivision ? 'BAD_FORMAT' : null,
    cityName: requiredRule(values.cityName),
    phoneNumber: requiredRule(phone) ?? (values.phoneNumber || !alpha2Of(country) ? null : 'BAD_FORMAT'),
    gpsCoordinates: gpsRule(input),
  };
  const broken = Object.entries(rules).flatMap(([field, rule]) => (rule ? [[field, rule] as const] : []));
  return broken.length > 0 ? { ok: false, fields: Object.fromEntries(broken) } : { ok: true, value: values };
}
