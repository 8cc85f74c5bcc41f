import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryDates } from './dates.ts';
import { DAY_MS } from '../time/durations.ts';

const on = (instant: string, minDays: number, maxDays: number) =>
  deliveryDates(new Date(instant), { minDays, maxDays });

const anyInstant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

describe('deliveryDates', () => {
  it('counts from the day after a weekday', () => {
    expect(on('2026-03-02T10:00:00Z', 1, 3)).toEqual({ earliest: '2026-03-03', latest: '2026-03-05' });
  });

  it('skips Sundays', () => {
    expect(on('2026-03-06T10:00:00Z', 1, 2)).toEqual({ earliest: '2026-03-07', latest: '2026-03-09' });
    expect(on('2026-03-07T10:00:00Z', 1, 7)).toEqual({ earliest: '2026-03-09', latest: '2026-03-16' });
  });

  it('starts an order placed on a Sunday on Monday', () => {
    expect(on('2026-03-08T10:00:00Z', 0, 2)).toEqual({ earliest: '2026-03-09', latest: '2026-03-10' });
    expect(on('2026-03-08T10:00:00Z', 1, 1).earliest).toBe('2026-03-09');
  });

  it('a delay of zero is the same day', () => {
    expect(on('2026-03-02T10:00:00Z', 0, 0)).toEqual({ earliest: '2026-03-02', latest: '2026-03-02' });
  });

  it('uses the calendar day in Paris, in winter and in summer', () => {
    expect(on('2026-03-02T22:59:59Z', 1, 1).earliest).toBe('2026-03-03');
    expect(on('2026-03-02T23:00:00Z', 1, 1).earliest).toBe('2026-03-04');
    expect(on('2026-07-06T21:59:59Z', 1, 1).earliest).toBe('2026-07-07');
    expect(on('2026-07-06T22:00:00Z', 1, 1).earliest).toBe('2026-07-08');
  });

  it('crosses month ends, leap days and clock changes', () => {
    expect(on('2028-02-28T12:00:00Z', 1, 2)).toEqual({ earliest: '2028-02-29', latest: '2028-03-01' });
    expect(on('2026-03-28T12:00:00Z', 1, 1).earliest).toBe('2026-03-30');
    expect(on('2026-12-31T12:00:00Z', 1, 1).earliest).toBe('2027-01-01');
  });

  it('is never a Sunday, and the latest date is never before the earliest', () => {
    fc.assert(
      fc.property(anyInstant, fc.nat(20), fc.nat(20), (placedAt, minDays, more) => {
        const { earliest, latest } = deliveryDates(placedAt, { minDays, maxDays: minDays + more });
        for (const day of [earliest, latest]) expect(new Date(day).getUTCDay()).not.toBe(0);
        expect(latest >= earliest).toBe(true);
      }),
    );
  });

  it('adds seven calendar days for six days of delay', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 1, max: 20 }), (placedAt, days) => {
        const { earliest, latest } = deliveryDates(placedAt, { minDays: days, maxDays: days + 6 });
        expect(Date.parse(latest) - Date.parse(earliest)).toBe(7 * DAY_MS);
      }),
    );
  });
});
