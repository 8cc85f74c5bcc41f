import { SALE_CONTEXT } from '../constants.ts';

/**
 * The two annual seasons in which French law allows "soldes", on the same days everywhere for distance selling (Code de
 * commerce, D. 310-15-2 and arrêté of 27 May 2019). They last four weeks. Winter sales begin at 8:00 on the second
 * Wednesday of January, or on the first one when the second is after the 12th; summer sales on the last Wednesday of
 * June, or a week earlier when that is after the 28th. `earliest` is the earliest possible first day; `utcOffset` is
 * that of Paris in hours.
 */
const SEASONS = [
  { month: 0, earliest: 6, utcOffset: 1 },
  { month: 5, earliest: 22, utcOffset: 2 },
] as const;
const WEDNESDAY = 3;
const OPENS_AT_HOUR = 8;
const DAYS = 28;

/**
 * Returns true during the sales season.
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

/** Returns the search rule contexts that are active at a time. */
export const ruleContexts = (now: Date): string[] => (isSaleSeason(now) ? [SALE_CONTEXT] : []);
