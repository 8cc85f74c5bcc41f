import type { StoredServicePoint } from '../../db/schema/carts.ts';
import { servicePointById, servicePointsNear } from './service-points.ts';

/** Where relay points are looked for; `countryCode` is alpha-3. */
export type SearchArea = { countryCode: string; postalCode: string; cityName: string | null };

/** A place that is written wrongly or that nobody knows, by the field that says so. */
export type UnknownArea = {
  ok: false;
  fields: Record<string, 'UNKNOWN_COUNTRY' | 'BAD_FORMAT' | 'UNKNOWN'>;
};

/** The carrier of relay parcels, as far as its points go. What it throws is that it does not answer. */
export type RelayNetwork = {
  /** Nearest first, ten at most. */
  near: (place: SearchArea) => Promise<{ ok: true; points: StoredServicePoint[] } | UnknownArea>;
  /** A point of an id that `near` gave for a country; null for any other text. */
  byId: (id: string, countryCode: string) => Promise<StoredServicePoint | null>;
};

/** Points worked out from the gazetteer: the same ones each time, and nobody is asked. */
export const computedNetwork: RelayNetwork = {
  near: async ({ countryCode, postalCode, cityName }) => servicePointsNear(countryCode, postalCode, cityName),
  byId: async (id, countryCode) => servicePointById(id, countryCode),
};
