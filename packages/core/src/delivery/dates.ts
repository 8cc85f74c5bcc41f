import { SHOP_TIME_ZONE } from '../constants.ts';
import type { DeliveryDelay } from './tariff.ts';

/** The first and the last day a delivery is expected, YYYY-MM-DD. */
export type DeliveryDates = { earliest: string; latest: string };

const DAY_MS = 86_400_000;
const SUNDAY = 0;

/**
 * Counts a delay in days from the shop's day (Europe/Paris) on which an order is placed; Sundays do not count
 * and nothing arrives on one. Public holidays differ by country and are not known here.
 * @example deliveryDates(saturday, { minDays: 1, maxDays: 2 }) // Monday, Tuesday
 * @example deliveryDates(friday, { minDays: 1, maxDays: 2 }) // Saturday, Monday
 */
export function deliveryDates(placedAt: Date, delay: DeliveryDelay): DeliveryDates {
  const placedOn = shopDay(placedAt);
  return { earliest: isoDay(after(placedOn, delay.minDays)), latest: isoDay(after(placedOn, delay.maxDays)) };
}

/** Made once: to make it takes far longer than to use it. */
const shopCalendar = new Intl.DateTimeFormat('en', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** Midnight UTC, in milliseconds, of the calendar day that clocks in the shop show. */
export function shopDay(instant: Date): number {
  const parts = shopCalendar.formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((found) => found.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'));
}

/**
 * The last moment, to the millisecond, of the shop's day so many days after the one that an instant falls on there.
 * @example endOfShopDay(new Date('2026-11-03T23:20:00Z'), 0) // the end of 4 November in Paris, 22:59:59.999 UTC
 */
export function endOfShopDay(instant: Date, days: number): Date {
  const next = shopDay(instant) + (days + 1) * DAY_MS;
  // Clocks in the shop are ahead of UTC: its midnight is as much before UTC's as they show at that time.
  return new Date(next - aheadOfUtc(new Date(next)) - 1);
}

function aheadOfUtc(instant: Date): number {
  const hour = shopHours.format(instant);
  return (Number(hour) % 24) * 3_600_000;
}

const shopHours = new Intl.DateTimeFormat('en', {
  timeZone: SHOP_TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});

function after(day: number, days: number): number {
  let reached = notSunday(day);
  // An order of a Sunday waits for Monday, which is then its first day.
  let left = reached === day ? days : days - 1;
  for (; left > 0; left -= 1) reached = notSunday(reached + DAY_MS);
  return reached;
}

function notSunday(day: number): number {
  return new Date(day).getUTCDay() === SUNDAY ? day + DAY_MS : day;
}

function isoDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}
