import type { GeocodedAddress } from '@patine/contract/rest/geocode';
import type { Locale } from '@patine/core';

export type GeocodeQuery = {
  /** The part of the address typed so far. */
  text: string;
  /** Alpha-3. */
  country: string;
  locale: Locale;
};

/** Completes addresses; throws when the service is unavailable. */
export type Geocoder = (question: GeocodeQuery) => Promise<GeocodedAddress[]>;

export const MAX_SUGGESTIONS = 5;
