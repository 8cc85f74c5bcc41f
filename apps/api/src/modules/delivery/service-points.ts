import { createHash } from 'node:crypto';
import { SERVICE_POINTS_LIMIT } from '@patine/core';
import type { StoredServicePoint } from '../../db/schema/carts.ts';
import { alpha2Of, isPostalCode, normalisePostalCode } from '../addresses/index.ts';
import { type Town, townAt, townById } from './gazetteer.ts';

const METRES_PER_DEGREE = 111_320;

const SHOPS = ['Tabac', 'Librairie', 'Fleurs', 'Épicerie', 'Pressing', 'Café', 'Mercerie', 'Boulangerie'];
const SHOPS_ABROAD = ['Kiosk', 'Books', 'Flora', 'Market', 'Press', 'Café', 'Atelier', 'Deli'];
const OWNERS = [
  'Amandine',
  'Marcel',
  'Colette',
  'Basile',
  'Odile',
  'Firmin',
  'Suzanne',
  'Anatole',
  'Rosalie',
  'Léon',
];
const STREETS = [
  'rue du Marché',
  'place de la Gare',
  'rue des Tilleuls',
  'avenue Centrale',
  'rue du Pont',
  'quai Neuf',
];
const STREETS_ABROAD = ['Market', 'Station', 'Linden', 'Central', 'Bridge', 'Quay'];
const HOURS = ['09:00-12:30, 14:00-19:00', '08:00-20:00', '10:00-19:30', '07:30-13:00, 15:00-19:00'];
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** Returns pseudo-random numbers from 0 to 255 that depend only on the seed. */
const dice = (seed: string) => [...createHash('sha256').update(seed).digest()];

const pick = (values: readonly string[], at: number | undefined): string =>
  values[(at ?? 0) % values.length] ?? '';

/** Computes the fictional point number `index` of a town. A higher index is farther away. */
function pointAt(town: Town, postalCode: string, countryCode: string, index: number): StoredServicePoint {
  const roll = dice(`${town.id}:${postalCode}:${index}`);
  const distance = 120 + index * 260 + (roll[0] ?? 0);
  const bearing = ((roll[1] ?? 0) / 256) * 2 * Math.PI;
  const lat = town.lat + (distance * Math.cos(bearing)) / METRES_PER_DEGREE;
  const lng =
    town.lng + (distance * Math.sin(bearing)) / (METRES_PER_DEGREE * Math.cos((town.lat * Math.PI) / 180));
  const french = town.country === 'FR';
  const number = 1 + ((roll[2] ?? 0) % 90);
  return {
    servicePointId: `${town.country}-${postalCode.replace(/ /g, '_')}-${town.id}-${index}`,
    name: `${pick(french ? SHOPS : SHOPS_ABROAD, roll[3])} ${pick(OWNERS, (roll[4] ?? 0) + index)}`,
    address: french ? `${number} ${pick(STREETS, roll[5])}` : `${pick(STREETS_ABROAD, roll[5])} ${number}`,
    countryCode,
    postalCode,
    cityName: town.name,
    distanceMeter: distance,
    gpsCoordinates: { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) },
    openingSchedule: [
      ...WEEK.map((day) => ({ day, hours: pick(HOURS, roll[6]) })),
      { day: 'saturday', hours: pick(HOURS, roll[7]) },
    ],
  };
}

type Refused = { ok: false; fields: Record<string, 'UNKNOWN_COUNTRY' | 'BAD_FORMAT' | 'UNKNOWN'> };

/** Returns the relay points around a postal code, nearest first. `countryCode` is alpha-3. */
export function servicePointsNear(
  countryCode: string,
  postalText: string,
  cityName: string | null,
): { ok: true; points: StoredServicePoint[] } | Refused {
  const country = alpha2Of(countryCode);
  const postalCode = normalisePostalCode(postalText);
  if (!country) return { ok: false, fields: { countryCode: 'UNKNOWN_COUNTRY' } };
  if (!isPostalCode(postalCode, countryCode)) return { ok: false, fields: { postalCode: 'BAD_FORMAT' } };
  const town = townAt(country, postalCode, cityName);
  if (!town) return { ok: false, fields: { [cityName ? 'cityName' : 'postalCode']: 'UNKNOWN' } };
  return {
    ok: true,
    points: Array.from({ length: SERVICE_POINTS_LIMIT }, (_, index) =>
      pointAt(town, postalCode, countryCode, index),
    ),
  };
}

/** Finds a point by an id that `servicePointsNear` returned for this country (alpha-3); null for any other id. */
export function servicePointById(id: string, countryCode: string): StoredServicePoint | null {
  const parts = /^([A-Z]{2})-([A-Z\d_-]{2,12})-(\d{1,9})-(\d)$/.exec(id);
  const [, country = '', postal = '', townId, index] = parts ?? [];
  const postalCode = postal.replace(/_/g, ' ');
  if (country !== alpha2Of(countryCode) || !isPostalCode(postalCode, countryCode)) return null;
  const town = townById(country, Number(townId));
  if (!town || (town.area !== null && town.area !== postalCode.slice(0, 2))) return null;
  return pointAt(town, postalCode, countryCode, Number(index));
}
