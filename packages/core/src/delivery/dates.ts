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

/** Midnight UTC of the calendar day that clocks in the shop show. */
function shopDay(instant: Date): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: SHOP_TIME_ZONE,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((found) => found.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'));
}

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
