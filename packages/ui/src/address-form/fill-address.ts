import type { GeocodedAddress } from '@patine/contract/rest/geocode';
import type { AddressField, AddressValue } from './address-fields.ts';

/** Fields that determine the coordinates. */
const PLACE = ['countryCode', 'addressLine1', 'postalCode', 'cityName'] as const satisfies AddressField[];

/** Coordinates, and the values of the fields for which they were found. */
export type Placed = {
  gps: AddressValue['gpsCoordinates'];
  parts: Partial<Record<AddressField, string>>;
};

export const placedValue = ({ gpsCoordinates: gps, ...value }: Partial<AddressValue>): Placed => ({
  gps,
  parts: Object.fromEntries(PLACE.map((name) => [name, value[name] ?? ''])),
});

/** Returns the coordinates unless one of their fields has changed since. */
export const gpsOf = ({ gps, parts }: Placed, filled: AddressValue) => {
  const isThere = PLACE.every((name) => parts[name] === undefined || parts[name] === filled[name]);
  return gps && isThere ? { gpsCoordinates: { lat: gps.lat, lng: gps.lng } } : {};
};

const isControl = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** Writes the known fields of a suggestion to the form and returns them; other fields are unchanged. */
export function fillAddress(form: HTMLFormElement, found: GeocodedAddress): Placed['parts'] {
  const { addressLine1, postalCode, cityName, subDivision } = found;
  const parts: Placed['parts'] = {};
  for (const [name, text] of Object.entries({ addressLine1, postalCode, cityName, subDivision })) {
    const control = form.elements.namedItem(name);
    if (text === null || !isControl(control)) continue;
    control.value = text;
    parts[name as AddressField] = text;
  }
  return { ...parts, countryCode: found.country };
}

const cityOf = (form: HTMLFormElement) => {
  const control = form.elements.namedItem('cityName');
  return isControl(control) ? control.value.trim() : '';
};

/** True if the form's city is empty: a typed one is never replaced. */
export const isEmptyCity = (form: HTMLFormElement | null): form is HTMLFormElement =>
  form !== null && cityOf(form) === '';

/** The town of a postal code that has no other; null while the code is incomplete or the city is filled in. */
export function onlyTown(
  form: HTMLFormElement,
  postalCode: string,
  towns: readonly GeocodedAddress[],
): GeocodedAddress | null {
  const [town, ...others] = towns;
  const isWhole = town?.postalCode === postalCode.trim();
  return town && isWhole && others.length === 0 && isEmptyCity(form) ? { ...town, addressLine1: null } : null;
}
