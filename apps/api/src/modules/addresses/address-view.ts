import type { PostalAddressEntry } from '@patine/contract/resolvers';
import { alpha2Of } from './countries.ts';
import type { AddressRow } from './repository.ts';

export const addressView = (row: AddressRow): PostalAddressEntry => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  isDefault: row.isDefault,
  postalAddress: {
    firstName: row.firstName,
    lastName: row.lastName,
    companyName: row.companyName,
    countryCode: row.countryCode,
    countryCodeAlpha2: alpha2Of(row.countryCode) ?? '',
    addressLine1: row.addressLine1,
    addressLine2: row.addressLine2,
    postalCode: row.postalCode,
    subDivision: row.subDivision,
    cityName: row.cityName,
    phoneNumber: row.phoneNumber,
    gpsCoordinates:
      row.latitude === null || row.longitude === null ? null : { lat: row.latitude, lng: row.longitude },
  },
});
