import { endOfShopDay, shopDay } from '../delivery/dates.ts';
import { isWorkingDay } from './working-day.ts';
import { DAY_MS } from '../time/durations.ts';

/**
 * Returns the last moment of a legal period of days in the shop's time zone. The day of the event does not count, and a
 * period that would end on a Saturday, a Sunday or a public holiday ends with the next working day (Regulation (EEC,
 * Euratom) No 1182/71, article 3).
 * @example periodEnd(new Date('2026-11-03T16:20:00Z'), 14) // the end of Tuesday 17 November in Paris
 * @example periodEnd(new Date('2026-11-07T16:20:00Z'), 14) // of Monday the 23rd: the 21st is a Saturday
 */
export function periodEnd(eventAt: Date, days: number): Date {
  const eventDay = shopDay(eventAt);
  let length = days;
  while (!isWorkingDay(eventDay + length * DAY_MS)) length += 1;
  return endOfShopDay(eventAt, length);
}
