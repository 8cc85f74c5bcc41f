import { SALE_CONTEXT } from '../constants.ts';

/**
 * The two seasons in which French law lets a shop call a reduction a sale, for distance selling on the same days
 * everywhere (Code de commerce, D. 310-15-2 and arrêté of 27 May 2019): four weeks from 8 o'clock on the second
 * Wednesday of January, a week earlier where that is after the 12th, and on the last Wednesday of June, a week
 * earlier where that is after the 28th. `earliest` is the first day it can be; `utcOffset` is of Paris, in hours.
 */
const SEASONS = [
  { month: 0, earliest: 6, utcOffset: 1 },
  { month: 5, earliest: 22, utcOffset: 2 },
] as const;
const WEDNESDAY = 3;
const OPENS_AT_HOUR = 8;
const DAYS = 28;

/**
 * Tells whether it is the season of sales.
 * @example isSaleSeason(new Date('2026-01-07T07:00Z')) // true; a millisecond earlier false
 * @example isSaleSeason(new Date('2026-07-21T22:00Z')) // false: Wednesday in Paris; a millisecond earlier true
 */
export const isSaleSeason = (now: Date): boolean =>
  SEASONS.some(({ month, earliest, utcOffset }) => {
    const year = now.getUTCFullYear();
    const weekday = new Date(Date.UTC(year, month, earliest)).getUTCDay();
    const day = earliest + ((WEDNESDAY - weekday + 7) % 7);
    const opens = Date.UTC(year, month, day, OPENS_AT_HOUR - utcOffset);
    const ends = Date.UTC(year, month, day + DAYS, -utcOffset);
    return opens <= now.getTime() && now.getTime() < ends;
  });

/** The contexts that a search is made in at this time. */
export const ruleContexts = (now: Date): string[] => (isSaleSeason(now) ? [SALE_CONTEXT] : []);
