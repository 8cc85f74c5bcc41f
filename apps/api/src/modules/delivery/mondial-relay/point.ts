import { z } from 'zod';
import type { StoredServicePoint } from '../../../db/schema/carts.ts';
import { elementsIn, textOf, textsIn, type XmlElement } from './xml.ts';

const DAYS = {
  Lundi: 'monday',
  Mardi: 'tuesday',
  Mercredi: 'wednesday',
  Jeudi: 'thursday',
  Vendredi: 'friday',
  Samedi: 'saturday',
  Dimanche: 'sunday',
} as const;
const CLOSED = '0000';

const clock = (digits: string) => `${digits.slice(0, 2)}:${digits.slice(2)}`;

/** Formats a day's two opening periods, given as `0900 1200 1400 1900`; `0000 0000` means closed. */
function hoursOf(day: XmlElement): string {
  const times = textsIn(day, 'string');
  if (!times.every((time) => /^\d{4}$/.test(time))) return '';
  const spans = [times.slice(0, 2), times.slice(2, 4)].filter(([from = CLOSED, to = CLOSED]) => from !== to);
  return spans.map((span) => span.map(clock).join('-')).join(', ');
}

const degrees = (text: string) => Number(text.replace(',', '.'));

const written = z.object({
  number: z.string().regex(/^\d{6}$/),
  country: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().min(1).max(120),
  address: z.string().min(1).max(200),
  postalCode: z.string().min(1).max(12),
  cityName: z.string().min(1).max(80),
  distanceMeter: z.int().min(0),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

/** Converts the service's upper-case names to title case: `TABAC DU CANAL` becomes `Tabac Du Canal`. */
const calm = (text: string) =>
  text
    .toLowerCase()
    .replace(/(^|[\s'’&-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Converts a point of the service; null when a field is missing or invalid. */
export function readPoint(point: XmlElement, countryCode: string): StoredServicePoint | null {
  const lines = ['LgAdr3', 'LgAdr4'].map((name) => textOf(point, name)).filter(Boolean);
  const read = written.safeParse({
    number: textOf(point, 'Num'),
    country: textOf(point, 'Pays'),
    name: [textOf(point, 'LgAdr1'), textOf(point, 'LgAdr2')].filter(Boolean).map(calm).join(', '),
    address: lines.map(calm).join(', '),
    postalCode: textOf(point, 'CP'),
    cityName: calm(textOf(point, 'Ville')),
    distanceMeter: Number(textOf(point, 'Distance') || '0'),
    lat: degrees(textOf(point, 'Latitude')),
    lng: degrees(textOf(point, 'Longitude')),
  });
  if (!read.success) return null;
  const { number, country, lat, lng, ...rest } = read.data;
  return {
    servicePointId: `MR-${country}-${number}`,
    ...rest,
    countryCode,
    gpsCoordinates: { lat, lng },
    openingSchedule: Object.entries(DAYS).flatMap(([name, day]) => {
      const hours = hoursOf(elementsIn(point, `Horaires_${name}`)[0] ?? {});
      return hours === '' ? [] : [{ day, hours }];
    }),
  };
}
