import type { PostalAddressInput } from '@patine/contract/resolvers';

/** A French address as a shopper types it. */
export const PARIS: PostalAddressInput = {
  firstName: 'Léa',
  lastName: 'Martin',
  companyName: null,
  countryCode: 'FRA',
  addressLine1: '12 rue Oberkampf',
  addressLine2: null,
  postalCode: '75011',
  subDivision: null,
  cityName: 'Paris',
  phoneNumber: '06 12 34 56 78',
};
