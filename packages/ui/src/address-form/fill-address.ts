import type { GeocodedAddress } from '@patine/contract/rest/geocode';
import type { AddressField, AddressValue } from './address-fields.ts';

/** Parts of an address that say where on the map it is. */
const PLACE = ['countryCode', 'addressLine1', 'postalCode', 'cityName'] as const satisfies AddressField[];

/** Coordinates, and the parts of the address that they were found for. */
export type Placed = {
  gps: AddressValue['gpsCoordinates'];
  parts: Partial<Record<AddressField, string>>;
};

export const placedValue = ({ gpsCoordinates: gps, ...value }: Partial<AddressValue>): Placed => ({
  gps,
  parts: Object.fromEntries(PLACE.map((name) => [name, value[name] ?? ''])),
});

/** The coordinates that an address had or was given, unless one of their parts was changed since. */
export const gpsOf = ({ gps, parts }: Placed, filled: AddressValue) => {
  const isThere = PLACE.every((name) => parts[name] === undefined || parts[name] === filled[name]);
  return gps && isThere ? { gpsCoordinates: { lat: gps.lat, lng: gps.lng } } : {};
};

const isControl = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** Writes what a suggestion knows into the form's fields; the rest stays as it is. Tells which ones it wrote. */
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
