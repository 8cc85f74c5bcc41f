import { SHOP_TIME_ZONE } from '../constants.ts';
import type { DeliveryDelay } from './tariff.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';

/** First and last expected delivery day, YYYY-MM-DD. */
export type DeliveryDates = { earliest: string; latest: string };

const SUNDAY = 0;

/**
 * Computes the expected delivery days from the calendar day in Paris on which an order is placed. Sundays do not count
 * and are never a delivery day. Public holidays are ignored, because they differ by country.
 * @example deliveryDates(saturday, { minDays: 1, maxDays: 2 }) // Monday, Tuesday
 * @example deliveryDates(friday, { minDays: 1, maxDays: 2 }) // Saturday, Monday
 */
export function deliveryDates(placedAt: Date, delay: DeliveryDelay): DeliveryDates {
  const placedOn = shopDay(placedAt);
  return {
    earliest: isoDay(addDeliveryDays(placedOn, delay.minDays)),
    latest: isoDay(addDeliveryDays(placedOn, delay.maxDays)),
  };
}

/** Created once, because creating a formatter takes far longer than using it. */
const shopCalendar = new Intl.DateTimeFormat('en', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** Returns midnight UTC, in milliseconds, of the calendar day of an instant in the shop's time zone. */
export function shopDay(instant: Date): number {
  const parts = shopCalendar.formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((found) => found.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'));
}

/**
 * Returns the last millisecond of the calendar day that is `days` days after an instant, in the shop's time zone.
 * @example endOfShopDay(new Date('2026-11-03T23:20:00Z'), 0) // the end of 4 November in Paris, 22:59:59.999 UTC
 */
export function endOfShopDay(instant: Date, days: number): Date {
  const next = shopDay(instant) + (days + 1) * DAY_MS;
  // The shop's time zone is ahead of UTC, so its midnight comes earlier than midnight UTC by that offset.
  return new Date(next - utcOffsetMs(new Date(next)) - 1);
}

function utcOffsetMs(instant: Date): number {
  const hour = shopHours.format(instant);
  return (Number(hour) % 24) * HOUR_MS;
}

const shopHours = new Intl.DateTimeFormat('en', {
  timeZone: SHOP_TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});

function addDeliveryDays(day: number, days: number): number {
  let date = skipSunday(day);
  // An order placed on a Sunday starts on Monday, which counts as the first day.
  let left = date === day ? days : days - 1;
  for (; left > 0; left -= 1) date = skipSunday(date + DAY_MS);
  return date;
}

function skipSunday(day: number): number {
  return new Date(day).getUTCDay() === SUNDAY ? day + DAY_MS : day;
}

function isoDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}
