import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodEnd } from './period-end.ts';
import { easterSunday, isWorkingDay } from './working-day.ts';
import { DAY_MS } from '../time/durations.ts';

const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);
const isoOf = (at: number) => new Date(at).toISOString().slice(0, 10);

describe('easterSunday', () => {
  it.each([
    [1961, '1961-04-02'],
    [2008, '2008-03-23'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2076, '2076-04-19'],
  ])('of %d is %s', (year, date) => {
    expect(isoOf(easterSunday(year))).toBe(date);
  });

  it('is a Sunday between 22 March and 25 April', () => {
    for (let year = 1900; year < 2300; year += 1) {
      const easter = new Date(easterSunday(year));
      expect(easter.getUTCDay()).toBe(0);
      const date = isoOf(easter.getTime()).slice(5);
      expect(date >= '03-22' && date <= '04-25').toBe(true);
    }
  });
});

describe('isWorkingDay', () => {
  it('excludes the eleven public holidays of France, including those that depend on Easter', () => {
    const holidays = [
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ];
    const days = Array.from({ length: 365 }, (_, index) => day('2026-01-01') + index * DAY_MS);
    const isWeekend = (at: number) => [0, 6].includes(new Date(at).getUTCDay());
    expect(days.filter(isWeekend).filter(isWorkingDay)).toEqual([]);
    const off = days.filter((at) => !isWeekend(at) && !isWorkingDay(at)).map(isoOf);
    // In 2026, 15 August and 1 November fall on a weekend.
    expect(off).toEqual(holidays.filter((date) => date !== '2026-08-15' && date !== '2026-11-01'));
  });

  it('includes Good Friday and 26 December', () => {
    expect(isWorkingDay(day('2026-04-03'))).toBe(true);
    expect(isWorkingDay(day('2025-12-26'))).toBe(true);
  });
});

describe('periodEnd', () => {
  it('skips the Easter weekend', () => {
    // Saturday 4 April 2026, Easter Sunday, Easter Monday.
    expect(periodEnd(new Date('2026-03-21T10:00:00Z'), 14)).toEqual(new Date('2026-04-07T21:59:59.999Z'));
  });

  it('is a working day, never before the period is over and at most four days later', () => {
    const anyInstant = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 60 }), (eventAt, days) => {
        const end = periodEnd(eventAt, days);
        const daysLate = (end.getTime() - eventAt.getTime()) / DAY_MS - days;
        expect(daysLate).toBeGreaterThan(-0.1);
        expect(daysLate).toBeLessThan(5.1);
      }),
    );
  });
});
