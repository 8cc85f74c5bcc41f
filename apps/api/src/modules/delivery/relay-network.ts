import type { StoredServicePoint } from '../../db/schema/carts.ts';
import { servicePointById, servicePointsNear } from './service-points.ts';

/** Where to search for relay points; `countryCode` is alpha-3. */
export type SearchArea = { countryCode: string; postalCode: string; cityName: string | null };

/** The error of each invalid or unknown field of a search area. */
export type UnknownArea = {
  ok: false;
  fields: Record<string, 'UNKNOWN_COUNTRY' | 'BAD_FORMAT' | 'UNKNOWN'>;
};

/** The source of relay points. Both methods throw when it is unavailable. */
export type RelayNetwork = {
  /** Nearest first, ten at most. */
  near: (place: SearchArea) => Promise<{ ok: true; points: StoredServicePoint[] } | UnknownArea>;
  /** Finds a point by an id that `near` returned for this country; null for any other id. */
  byId: (id: string, countryCode: string) => Promise<StoredServicePoint | null>;
};

/** Deterministic points computed from the gazetteer, without any request. */
export const computedNetwork: RelayNetwork = {
  near: async ({ countryCode, postalCode, cityName }) => servicePointsNear(countryCode, postalCode, cityName),
  byId: async (id, countryCode) => servicePointById(id, countryCode),
};
