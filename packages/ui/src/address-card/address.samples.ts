import type { PostalAddressFieldsFragment } from '@patine/contract/operations';

export const sampleAddress: PostalAddressFieldsFragment = {
  firstName: 'Camille',
  lastName: 'Morel',
  companyName: null,
  countryCode: 'FRA',
  countryCodeAlpha2: 'FR',
  addressLine1: '12 rue des Récollets',
  addressLine2: null,
  postalCode: '75010',
  subDivision: null,
  cityName: 'Paris',
  phoneNumber: '+33 6 12 34 56 78',
};
