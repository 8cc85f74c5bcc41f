import type { GeocodedAddress } from '@patine/contract/rest/geocode';
import { type ParsedAddress, parseAddressLine } from '@patine/core';
import { type Geocoder, MAX_SUGGESTIONS } from './geocoder.ts';
import { loadPlaces } from './load-places.ts';
import { type Place, type PlaceIndex, plainName } from './place-index.ts';

/** Countries that write the town before the postal code. */
const TOWN_FIRST = new Set(['USA', 'CAN', 'AUS', 'GBR', 'IRL', 'NZL', 'HKG']);

function placesFor(index: PlaceIndex, { postalCode, town, isTownComplete }: ParsedAddress): Place[] {
  if (postalCode !== null) {
    const start = plainName(town ?? '');
    const places = index.coded(postalCode).filter(({ name }) => plainName(name).startsWith(start));
    // Towns without known postal codes accept the one that was typed.
    if (places.length > 0 || town === null) return places;
    return index
      .named(town, isTownComplete)
      .filter(({ postalCodes }) => postalCodes.length === 0)
      .map((place) => ({ ...place, postalCodes: [postalCode] }));
  }
  return town === null ? [] : index.named(town, isTownComplete);
}

function suggestionOf(place: Place, street: string | null, country: string): GeocodedAddress {
  const { name: cityName, subDivision, gps: gpsCoordinates } = place;
  // A town with several postal codes leaves the choice to the customer.
  const postalCode = place.postalCodes.length === 1 ? (place.postalCodes[0] ?? null) : null;
  const town = TOWN_FIRST.has(country)
    ? [cityName, [subDivision, postalCode].filter(Boolean).join(' ')]
    : [[postalCode, cityName].filter(Boolean).join(' ')];
  return {
    id: `${place.id}:${postalCode ?? ''}`,
    text: [street, ...town].filter(Boolean).join(', '),
    addressLine1: street,
    cityName,
    postalCode,
    subDivision,
    country,
    gpsCoordinates,
  };
}

/** Suggests towns and postal codes from bundled packages, without requests. It does not know streets. */
export function createGazetteerGeocoder(): Geocoder {
  let places: Map<string, PlaceIndex> | undefined;
  return async ({ text, country }) => {
    const readings = parseAddressLine(text);
    if (readings.length === 0) return [];
    const index = (places ??= loadPlaces()).get(country);
    if (!index) return [];
    const found = readings.flatMap((reading) =>
      placesFor(index, reading)
        .slice(0, MAX_SUGGESTIONS)
        .map((place) => suggestionOf(place, reading.street, country)),
    );
    return [...new Map(found.map((suggestion) => [suggestion.id, suggestion])).values()].slice(
      0,
      MAX_SUGGESTIONS,
    );
  };
}
