import { DAY_MS } from '../time/durations.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/** Public holidays of France with a fixed date, MM-DD (Code du travail, L3133-1). */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '05-01',
  '05-08',
  '07-14',
  '08-15',
  '11-01',
  '11-11',
  '12-25',
]);

/** Holidays in days after Easter Sunday: Easter Monday, Ascension Day, Whit Monday. */
const EASTER_HOLIDAYS: ReadonlySet<number> = new Set([1, 39, 50]);

/**
 * Returns midnight UTC of Easter Sunday in the Gregorian calendar, in milliseconds (Meeus, Jones and Butcher).
 * @example easterSunday(2027) // Date.UTC(2027, 2, 28)
 */
export function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/**
 * Returns true when a calendar day (midnight UTC, in milliseconds) is neither a Saturday, a Sunday nor a public holiday
 * of France. Good Friday and 26 December are holidays only in Alsace and Moselle, and count as working days.
 * @example isWorkingDay(Date.UTC(2027, 2, 29)) // false: Easter Monday
 * @example isWorkingDay(Date.UTC(2027, 2, 30)) // true
 */
export function isWorkingDay(day: number): boolean {
  const date = new Date(day);
  const weekday = date.getUTCDay();
  if (weekday === SATURDAY || weekday === SUNDAY) return false;
  if (FIXED_HOLIDAYS.has(date.toISOString().slice(5, 10))) return false;
  const sinceEaster = (day - easterSunday(date.getUTCFullYear())) / DAY_MS;
  return !EASTER_HOLIDAYS.has(sinceEaster);
}
