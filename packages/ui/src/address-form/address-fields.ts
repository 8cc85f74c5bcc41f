import type { PostalAddressInput } from '@patine/contract/operations';
import {
  ADDRESS_LINE_MAX_LENGTH,
  ADDRESS_NAME_MAX_LENGTH,
  hasPostalCodes,
  PHONE_NUMBER_MAX_LENGTH,
  POSTCODE_MAX_LENGTH,
} from '@patine/core';

/** The submitted values. Coordinates come from a suggestion and are dropped when its place is edited. */
export type AddressValue = PostalAddressInput;

export type AddressField = Exclude<keyof AddressValue, 'default' | 'gpsCoordinates'>;

export type AddressErrors = Partial<Record<AddressField, string>>;

/** Fields in display order, with message id and autocomplete token. */
export const textFields = {
  firstName: {
    label: 'ui.address-form.firstName',
    autoComplete: 'given-name',
    maxLength: ADDRESS_NAME_MAX_LENGTH,
  },
  lastName: {
    label: 'ui.address-form.lastName',
    autoComplete: 'family-name',
    maxLength: ADDRESS_NAME_MAX_LENGTH,
  },
  companyName: {
    label: 'ui.address-form.companyName',
    autoComplete: 'organization',
    maxLength: ADDRESS_LINE_MAX_LENGTH,
  },
  addressLine1: {
    label: 'ui.address-form.addressLine1',
    autoComplete: 'address-line1',
    maxLength: ADDRESS_LINE_MAX_LENGTH,
  },
  addressLine2: {
    label: 'ui.address-form.addressLine2',
    autoComplete: 'address-line2',
    maxLength: ADDRESS_LINE_MAX_LENGTH,
  },
  postalCode: {
    label: 'ui.address-form.postalCode',
    autoComplete: 'postal-code',
    maxLength: POSTCODE_MAX_LENGTH,
  },
  cityName: {
    label: 'ui.address-form.cityName',
    autoComplete: 'address-level2',
    maxLength: ADDRESS_NAME_MAX_LENGTH,
  },
  phoneNumber: {
    label: 'ui.address-form.phoneNumber',
    autoComplete: 'tel',
    maxLength: PHONE_NUMBER_MAX_LENGTH,
  },
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
