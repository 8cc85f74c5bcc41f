export { alpha2Of } from './countries.ts';
export { findCountry } from './find-country.ts';
export { isPostalCode, normalisePostalCode } from './postal-codes.ts';
export { addressesOf, findAddress, findDefaultAddress, type AddressRow } from './repository.ts';
