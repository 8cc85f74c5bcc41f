import type { GeocodedAddress } from '@patine/contract/rest/geocode';
import { subdivisionCode } from '@patine/core';
import { z } from 'zod';
import { alpha2Of } from '../addresses/index.ts';
import { type Geocoder, MAX_SUGGESTIONS } from './geocoder.ts';

const TIMEOUT_MS = 1_500;
/** Mapbox's limits for a query: 256 characters, 20 words, no semicolon. */
const MAX_QUERY_LENGTH = 256;
const MAX_WORDS = 20;

const named = z.object({ name: z.string() });
const feature = z.object({
  properties: z.object({
    mapbox_id: z.string(),
    name: z.string(),
    full_address: z.string().optional(),
    coordinates: z.object({ longitude: z.number(), latitude: z.number() }),
    context: z.object({
      postcode: named.optional(),
      place: named.optional(),
      locality: named.optional(),
      region: z.object({ region_code: z.string().optional() }).optional(),
      country: z.object({ country_code_alpha_3: z.string() }).optional(),
    }),
  }),
});
const answer = z.object({ features: z.array(z.unknown()) });

type Account = { token: string; url: string };

const question = (text: string) =>
  text
    .replace(/;/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .join(' ')
    .slice(0, MAX_QUERY_LENGTH);

/** Converts a result; null when it has no town or lies in another country. */
function suggestionOf(given: unknown, requestedCountry: string): GeocodedAddress | null {
  const read = feature.safeParse(given);
  if (!read.success) return null;
  const { context, coordinates, ...properties } = read.data.properties;
  const town = context.place ?? context.locality;
  const country = context.country?.country_code_alpha_3 ?? requestedCountry;
  if (!town || country !== requestedCountry) return null;
  return {
    id: properties.mapbox_id,
    text: properties.full_address ?? [properties.name, context.postcode?.name, town.name].join(', '),
    addressLine1: properties.name,
    cityName: town.name,
    postalCode: context.postcode?.name ?? null,
    subDivision: subdivisionCode(context.region?.region_code ?? '', country),
    country,
    gpsCoordinates: { lat: coordinates.latitude, lng: coordinates.longitude },
  };
}

/** Mapbox Geocoding v6. The coordinates are stored with the address, which requires `permanent`. */
export const createMapboxGeocoder =
  ({ token, url }: Account): Geocoder =>
  async ({ text, country, locale }) => {
    const alpha2 = alpha2Of(country);
    const q = question(text);
    if (!alpha2 || q.length < 3) return [];
    const address = new URL('/search/geocode/v6/forward', url);
    address.search = new URLSearchParams({
      q,
      types: 'address',
      country: alpha2.toLowerCase(),
      language: locale,
      autocomplete: 'true',
      permanent: 'true',
      limit: String(MAX_SUGGESTIONS),
      access_token: token,
    }).toString();
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!response.ok) throw new Error(`Mapbox returned HTTP ${response.status}`);
    const { features } = answer.parse(await response.json());
    return features.flatMap((given) => suggestionOf(given, country) ?? []);
  };
