import type { GeocodedAddress } from '@patine/contract/rest/geocode';
import type { Locale } from '@patine/core';

export type GeocodeQuestion = {
  /** What has been typed of an address. */
  text: string;
  /** Alpha-3. */
  country: string;
  locale: Locale;
};

/** Completes addresses; throws when it cannot be asked. */
export type Geocoder = (question: GeocodeQuestion) => Promise<GeocodedAddress[]>;

export const MOST_SUGGESTIONS = 5;
