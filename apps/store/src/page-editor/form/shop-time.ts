import { SHOP_TIME_ZONE } from '@patine/core';

/** The city that names the shop's clock beside fields for day and hour. */
export const SHOP_CITY = SHOP_TIME_ZONE.slice(SHOP_TIME_ZONE.lastIndexOf('/') + 1).replaceAll('_', ' ');

const clock = new Intl.DateTimeFormat('en', {
  timeZone: SHOP_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** `2026-03-01T08:00:00Z` by the shop's clock, as a field for day and hour takes it; empty for what is no date. */
export function toShopTime(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const parts = new Map(clock.formatToParts(date).map(({ type, value }) => [type, value]));
  // A year that is being typed begins with zeros.
  const day = [parts.get('year')?.padStart(4, '0'), parts.get('month'), parts.get('day')].join('-');
  return `${day}T${parts.get('hour')}:${parts.get('minute')}`;
}

/** A day and an hour as milliseconds, as if they were in UTC. */
const asUtc = (text: string) => Date.parse(`${text}Z`);

/** The instant of a day and an hour by the shop's clock; undefined while they are incomplete. */
export function fromShopTime(text: string): string | undefined {
  const utc = asUtc(text);
  if (Number.isNaN(utc)) return undefined;
  const before = (instant: number) => utc - (asUtc(toShopTime(new Date(instant).toISOString())) - instant);
  // The second time with the offset of that instant: the clock may be put forward or back in between.
  return new Date(before(before(utc))).toISOString();
}
