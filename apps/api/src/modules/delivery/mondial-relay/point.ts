import { z } from 'zod';
import type { StoredServicePoint } from '../../../db/schema/carts.ts';
import { insides, textOf } from './xml.ts';

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

/** Two spans a day, as `0900 1200 1400 1900`; `0000 0000` is none. */
function hoursOf(xml: string): string {
  const times = insides(xml, 'string').map((time) => time.trim());
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

/** Names come in capitals: `TABAC DU CANAL` reads better as `Tabac Du Canal`. */
const calm = (text: string) =>
  text
    .toLowerCase()
    .replace(/(^|[\s'’&-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** A point of the service as the shop keeps it; null where something in it is missing or strange. */
export function readPoint(xml: string, countryCode: string): StoredServicePoint | null {
  const lines = ['LgAdr3', 'LgAdr4'].map((name) => textOf(xml, name)).filter(Boolean);
  const read = written.safeParse({
    number: textOf(xml, 'Num'),
    country: textOf(xml, 'Pays'),
    name: [textOf(xml, 'LgAdr1'), textOf(xml, 'LgAdr2')].filter(Boolean).map(calm).join(', '),
    address: lines.map(calm).join(', '),
    postalCode: textOf(xml, 'CP'),
    cityName: calm(textOf(xml, 'Ville')),
    distanceMeter: Number(textOf(xml, 'Distance') || '0'),
    lat: degrees(textOf(xml, 'Latitude')),
    lng: degrees(textOf(xml, 'Longitude')),
  });
  if (!read.success) return null;
  const { number, country, lat, lng, ...point } = read.data;
  return {
    servicePointId: `MR-${country}-${number}`,
    ...point,
    countryCode,
    gpsCoordinates: { lat, lng },
    openingSchedule: Object.entries(DAYS).flatMap(([name, day]) => {
      const hours = hoursOf(insides(xml, `Horaires_${name}`)[0] ?? '');
      return hours === '' ? [] : [{ day, hours }];
    }),
  };
}
