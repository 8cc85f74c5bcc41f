import type { PostalAddressInput } from '@patine/contract/operations';
import { hasPostalCodes } from '@patine/core';

/** The submitted values. Coordinates come from a suggestion and are dropped when its place is edited. */
export type AddressValue = PostalAddressInput;

export type AddressField = Exclude<keyof AddressValue, 'default' | 'gpsCoordinates'>;

export type AddressErrors = Partial<Record<AddressField, string>>;

/** Fields in display order, with message id and autocomplete token. */
export const textFields = {
  firstName: { label: 'ui.address-form.firstName', autoComplete: 'given-name', maxLength: 60 },
  lastName: { label: 'ui.address-form.lastName', autoComplete: 'family-name', maxLength: 60 },
  companyName: { label: 'ui.address-form.companyName', autoComplete: 'organization', maxLength: 100 },
  addressLine1: { label: 'ui.address-form.addressLine1', autoComplete: 'address-line1', maxLength: 100 },
  addressLine2: { label: 'ui.address-form.addressLine2', autoComplete: 'address-line2', maxLength: 100 },
  postalCode: { label: 'ui.address-form.postalCode', autoComplete: 'postal-code', maxLength: 16 },
  cityName: { label: 'ui.address-form.cityName', autoComplete: 'address-level2', maxLength: 60 },
  phoneNumber: { label: 'ui.address-form.phoneNumber', autoComplete: 'tel', maxLength: 24 },
} as const;

export type TextFieldName = keyof typeof textFields;

const isText = (field: AddressField): field is TextFieldName => Object.hasOwn(textFields, field);

export const labelId = (field: AddressField): string => {
  if (isText(field)) return textFields[field].label;
  return field === 'countryCode' ? 'ui.address-form.countryCode' : 'ui.address-form.subDivision';
};

const optional = new Set<AddressField>(['companyName', 'addressLine2', 'subDivision']);

/** Returns true when a country (alpha-3) does not require a field. */
export const isOptional = (field: AddressField, country: string) =>
  optional.has(field) || (field === 'postalCode' && !hasPostalCodes(country));

/** Reads the form. Empty optional fields are null, as the api expects. */
export function readAddress(form: HTMLFormElement): AddressValue {
  const data = new FormData(form);
  const text = (field: AddressField) => String(data.get(field) ?? '').trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    companyName: text('companyName') || null,
    countryCode: text('countryCode'),
    addressLine1: text('addressLine1'),
    addressLine2: text('addressLine2') || null,
    postalCode: text('postalCode'),
    subDivision: text('subDivision') || null,
    cityName: text('cityName'),
    phoneNumber: text('phoneNumber'),
    default: data.get('default') === 'on',
  };
}

/** Returns the required fields that are empty. */
export const missingFields = (value: AddressValue): AddressField[] =>
  (Object.keys(value) as (keyof AddressValue)[]).filter(
    (field): field is AddressField =>
      field !== 'default' &&
      field !== 'gpsCoordinates' &&
      !isOptional(field, value.countryCode) &&
      !value[field],
  );
