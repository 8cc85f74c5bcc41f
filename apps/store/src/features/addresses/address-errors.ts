import type { AddressErrors } from '@patine/ui/address-form/AddressForm';
import { ApiError } from '../../lib/api-error.ts';
import { InvalidPhone } from './use-save-address.ts';

const FIELDS = new Set<string>([
  'firstName',
  'lastName',
  'companyName',
  'countryCode',
  'addressLine1',
  'addressLine2',
  'postalCode',
  'subDivision',
  'cityName',
  'phoneNumber',
] satisfies (keyof AddressErrors)[]);

const messageOf = (field: string, rule: string): string => {
  if (rule === 'EMPTY') return 'ui.address-form.required';
  if (rule === 'TOO_LONG') return 'address.tooLong';
  return field === 'phoneNumber' || field === 'postalCode' ? `address.${field}.invalid` : 'address.invalid';
};

/** Message ids of an address's validation errors by field; empty for any other failure. */
export function addressErrors(error: unknown): AddressErrors {
  if (error instanceof InvalidPhone) return { phoneNumber: 'address.phoneNumber.invalid' };
  if (!(error instanceof ApiError) || !error.is('VALIDATION')) return {};
  return Object.fromEntries(
    Object.entries(error.body.fields ?? {})
      .map(([name, rule]) => [name.split('.').at(-1) ?? name, rule] as const)
      .filter(([field]) => FIELDS.has(field))
      .map(([field, rule]) => [field, messageOf(field, rule)]),
  );
}
