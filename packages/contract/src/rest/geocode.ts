/** An address that a geocoder knows, complete or not. */
export type GeocodedAddress = {
  id: string;
  /** All of it on one line. */
  text: string;
  /** Number and street; null where only the town is known. */
  addressLine1: string | null;
  cityName: string;
  postalCode: string | null;
  /** A code of core's subdivisions, or null. */
  subDivision: string | null;
  /** ISO 3166-1 alpha-3. */
  country: string;
  gpsCoordinates: { lat: number; lng: number } | null;
};

/** `GET /geocode?text=…&country=FRA`: the likeliest first, none while the text says too little. */
export type GeocodeResponse = { suggestions: GeocodedAddress[] };
