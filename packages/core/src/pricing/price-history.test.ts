import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { lowestPriceOfLast30Days, struckPrice, type PriceChange } from './price-history.ts';
import { DAY_MS } from '../time/durations.ts';

const NOW = new Date('2026-03-31T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const change = (amount: number, days: number): PriceChange => ({ amount: money(amount), at: daysAgo(days) });

/** Price changes at noon, at most one a day. */
const anyHistory = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -5, max: 90 }), fc.integer({ min: 1, max: 50 })), {
    maxLength: 12,
    selector: ([days]) => days,
  })
  .map((pairs) => pairs.map(([days, amount]) => change(amount, days)));

function inForceAt(history: readonly PriceChange[], moment: Date): number | undefined {
  const past = history.filter(({ at }) => at <= moment);
  return past.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1)?.amount.amount;
}

describe('lowestPriceOfLast30Days', () => {
  it('is null without a past price', () => {
    expect(lowestPriceOfLast30Days([], NOW)).toBeNull();
    expect(lowestPriceOfLast30Days([change(900, 0)], NOW)).toBeNull();
    expect(lowestPriceOfLast30Days([change(900, -1)], NOW)).toBeNull();
  });

  it('includes the price already in force when the thirty days begin', () => {
    expect(lowestPriceOfLast30Days([change(4000, 60), change(5000, 10)], NOW)).toEqual(money(4000));
  });

  it('excludes a price replaced exactly when the period begins, and includes one replaced a moment later', () => {
    expect(lowestPriceOfLast30Days([change(4000, 60), change(5000, 30)], NOW)).toEqual(money(5000));
    expect(lowestPriceOfLast30Days([change(4000, 60), change(5000, 29.999)], NOW)).toEqual(money(4000));
  });

  it('covers the time since listing when that is shorter', () => {
    expect(lowestPriceOfLast30Days([change(4500, 3), change(5000, 2)], NOW)).toEqual(money(4500));
  });

  it('equals the lowest price on any day of the period', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const met = Array.from({ length: 30 }, (_, index) => inForceAt(history, daysAgo(index + 1)));
        const prices = met.filter((price) => price !== undefined);
        const expected = prices.length === 0 ? null : money(Math.min(...prices));
        expect(lowestPriceOfLast30Days(history, NOW)).toEqual(expected);
      }),
    );
  });
});

describe('struckPrice', () => {
  it('is the price before a reduction, for as long as the reduction lasts', () => {
    expect(struckPrice([change(5000, 12), change(4000, 0)], NOW)).toEqual(money(5000));
    expect(struckPrice([change(5000, 300), change(4000, 200)], NOW)).toEqual(money(5000));
  });

  it('is the lowest of the thirty days before, not the highest', () => {
    expect(struckPrice([change(6000, 40), change(4500, 20), change(6000, 10), change(4000, 1)], NOW)).toEqual(
      money(4500),
    );
  });

  it('is null when the price was not charged for a week before the reduction', () => {
    expect(struckPrice([change(5000, 20), change(4000, 13)], NOW)).toEqual(money(5000));
    expect(struckPrice([change(5000, 20), change(4000, 13.001)], NOW)).toBeNull();
    expect(struckPrice([change(5000, 20.001), change(4000, 20)], NOW)).toBeNull();
  });

  it('is null when the price was as low a short time ago', () => {
    expect(struckPrice([change(4000, 20), change(6000, 10), change(4000, 1)], NOW)).toBeNull();
  });

  it('is null after a rise, without a change and before the listing', () => {
    expect(struckPrice([change(4000, 20), change(5000, 10)], NOW)).toBeNull();
    expect(struckPrice([change(4000, 20)], NOW)).toBeNull();
    expect(struckPrice([change(4000, -1)], NOW)).toBeNull();
  });

  it('does not depend on the order or on the same price stored again', () => {
    expect(struckPrice([change(4000, 1), change(5000, 40), change(4000, 20)], NOW)).toEqual(money(5000));
  });

  it('ignores future changes', () => {
    expect(struckPrice([change(5000, 12), change(4000, -1)], NOW)).toBeNull();
  });

  it('is always above the current price and was once charged', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const struck = struckPrice(history, NOW);
        if (struck === null) return;
        expect(struck.amount).toBeGreaterThan(inForceAt(history, NOW) ?? Number.POSITIVE_INFINITY);
        expect(history.map(({ amount }) => amount)).toContainEqual(struck);
      }),
    );
  });
});
