import type { GeocodedAddress } from '@patine/contract/rest/geocode';
import type { Locale } from '@patine/core';

export type GeocodeQuestion = {
  /** The part of the address typed so far. */
  text: string;
  /** Alpha-3. */
  country: string;
  locale: Locale;
};

/** Completes addresses; throws when the service is unavailable. */
export type Geocoder = (question: GeocodeQuestion) => Promise<GeocodedAddress[]>;

export const MOST_SUGGESTIONS = 5;
