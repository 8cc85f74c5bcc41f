import { SHOP_TIME_ZONE } from '@patine/core';

// Swedes write dates as fields for day and hour take them.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant by the shop's clock, as a field for day and hour takes it: `2026-03-01T09:00`. */
export const shopTime = (instant: number) => clock.format(instant).replace(' ', 'T');
