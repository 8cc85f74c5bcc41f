import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedFromOthers, priceFor } from './reservation.ts';

const UNTIL = new Date('2026-11-22T10:00:00.000Z');
const BEFORE = new Date(UNTIL.getTime() - 1);
const promised = { reservedFor: 'lea', reservedUntil: UNTIL, reservedAmount: 7100 };
const free = { reservedFor: null, reservedUntil: null, reservedAmount: null };

describe('isReservedFromOthers', () => {
  it.each([
    ['another customer until the last instant', promised, 'zoe', BEFORE, true],
    ['a visitor until the last instant', promised, null, BEFORE, true],
    ['nobody from then on', promised, 'zoe', UNTIL, false],
    ['never the buyer', promised, 'lea', BEFORE, false],
    ['nobody where nothing is promised', free, 'zoe', BEFORE, false],
  ])('reserves it from %s', (_who, reservation, customer, now, expected) => {
    expect(isReservedFromOthers(reservation, customer, now)).toBe(expected);
  });
});

describe('priceFor', () => {
  it.each([
    ['its buyer in time', promised, 8800, 'lea', BEFORE, 7100],
    ['its buyer once it is over', promised, 8800, 'lea', UNTIL, 8800],
    ['another customer', promised, 8800, 'zoe', BEFORE, 8800],
    ['a visitor', promised, 8800, null, BEFORE, 8800],
    ['its buyer when everybody pays less', promised, 6500, 'lea', BEFORE, 6500],
    ['a visitor where nothing is promised', free, 8800, null, BEFORE, 8800],
  ])('is, for %s', (_who, reservation, price, customer, now, expected) => {
    expect(priceFor(reservation, price, customer, now)).toBe(expected);
  });

  it('is never above the public price, and lower for one customer only', () => {
    const amount = fc.integer({ min: 1, max: 1e8 });
    const who = fc.constantFrom('lea', 'zoe', null);
    const when = fc.constantFrom(BEFORE, UNTIL);
    fc.assert(
      fc.property(amount, amount, who, when, (price, reservedAmount, customer, now) => {
        const paid = priceFor({ ...promised, reservedAmount }, price, customer, now);
        expect(paid).toBeLessThanOrEqual(price);
        expect(paid === price || customer === 'lea').toBe(true);
      }),
    );
  });
});
