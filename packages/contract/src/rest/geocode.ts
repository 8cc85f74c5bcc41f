/** A postal address known to the geocoder, possibly incomplete. */
export type GeocodedAddress = {
  id: string;
  /** The postal address on one line. */
  text: string;
  /** Number and street; null when only the town is known. */
  addressLine1: string | null;
  cityName: string;
  postalCode: string | null;
  /** A code of core's subdivisions, or null. */
  subDivision: string | null;
  /** ISO 3166-1 alpha-3. */
  country: string;
  gpsCoordinates: { lat: number; lng: number } | null;
};

/** `GET /geocode?text=…&country=FRA`: the best match first; empty while the text is too short. */
export type GeocodeResponse = { suggestions: GeocodedAddress[] };
