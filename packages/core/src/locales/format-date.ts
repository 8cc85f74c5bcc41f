import { SHOP_TIME_ZONE } from '../constants.ts';

// French writes days and times as every language of the shop does. PURE: bundlers drop the formats that a page does not use.
const inShop = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr', { timeZone: SHOP_TIME_ZONE, ...options });

const days = /* @__PURE__ */ inShop({ day: '2-digit', month: '2-digit', year: 'numeric' });
const times = /* @__PURE__ */ inShop({ hour: '2-digit', minute: '2-digit' });
const exactTimes = /* @__PURE__ */ inShop({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/**
 * The shop's day as dd/mm/yyyy in every language: 11/12 is the eleventh of December, also where English would read a
 * month first. A calendar day such as `2026-11-12` is itself.
 * @example formatDay('2026-11-12T22:59:59Z') // '12/11/2026'; a second later '13/11/2026'
 */
export const formatDay = (at: Date | string): string => days.format(new Date(at));

/**
 * The time on the shop's clocks, of 24 hours in every language.
 * @example formatTime('2026-11-12T13:05:00Z') // '14:05'
 * @example formatTime('2026-11-12T23:00:00Z') // '00:00'
 */
export const formatTime = (at: Date | string): string => times.format(new Date(at));

/**
 * The same to the second.
 * @example formatExactTime('2026-11-12T13:05:09Z') // '14:05:09'
 */
export const formatExactTime = (at: Date | string): string => exactTimes.format(new Date(at));
