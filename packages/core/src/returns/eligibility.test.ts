import { describe, expect, it } from 'vitest';
import { canWithdraw, returnEligibility, returnLimit, type ReturnFacts } from './eligibility.ts';

const receivedAt = new Date('2026-11-03T16:20:00Z');
const lastMoment = new Date('2026-11-17T22:59:59.999Z');
const received: ReturnFacts = {
  status: 'delivered',
  isCustomised: false,
  deliveredAt: receivedAt,
  lastReceivedAt: receivedAt,
  isReturning: false,
  withdrawnAt: null,
};
const at = (now: string | Date, facts: Partial<ReturnFacts> = {}) =>
  returnEligibility({ ...received, ...facts }, new Date(now));

describe('returnLimit', () => {
  it("is the end of the fourteenth day after receipt in the shop's time zone", () => {
    expect(returnLimit(receivedAt)).toEqual(lastMoment);
  });

  it("uses the calendar day of the receipt in the shop's time zone", () => {
    expect(returnLimit(new Date('2026-11-03T23:20:00Z'))).toEqual(new Date('2026-11-18T22:59:59.999Z'));
  });

  it('ends at midnight across a clock change', () => {
    // Summer time ends on 25 October 2026, and begins on 28 March 2027.
    expect(returnLimit(new Date('2026-10-20T08:00:00Z'))).toEqual(new Date('2026-11-03T22:59:59.999Z'));
    expect(returnLimit(new Date('2027-03-19T08:00:00Z'))).toEqual(new Date('2027-04-02T21:59:59.999Z'));
  });

  it('moves from a Saturday, a Sunday or a public holiday to the next working day', () => {
    const monday = new Date('2026-11-23T22:59:59.999Z');
    expect(returnLimit(new Date('2026-11-07T08:00:00Z'))).toEqual(monday);
    expect(returnLimit(new Date('2026-11-08T08:00:00Z'))).toEqual(monday);
    // Friday 25 December 2026, then a weekend.
    expect(returnLimit(new Date('2026-12-11T08:00:00Z'))).toEqual(new Date('2026-12-28T22:59:59.999Z'));
  });
});

describe('returnEligibility', () => {
  it('an item can be returned until the last moment, and not later', () => {
    expect(at(lastMoment)).toEqual({ eligible: true, dateLimit: lastMoment, ineligibilityReason: null });
    expect(at('2026-11-17T23:00:00.000Z')).toEqual({
      eligible: false,
      dateLimit: lastMoment,
      ineligibilityReason: 'date_limit_exceeded',
    });
  });

  it('before delivery there is nothing to return and no deadline', () => {
    expect(at(receivedAt, { status: 'shipped', deliveredAt: null, lastReceivedAt: null })).toEqual({
      eligible: false,
      dateLimit: null,
      ineligibilityReason: 'not_shipped',
    });
  });

  it('the period does not begin while another parcel of the order is in transit', () => {
    expect(at('2027-01-01T00:00:00Z', { lastReceivedAt: null })).toEqual({
      eligible: true,
      dateLimit: null,
      ineligibilityReason: null,
    });
  });

  it('a customised item can never be returned', () => {
    for (const facts of [{}, { deliveredAt: null, lastReceivedAt: null }, { isReturning: true }])
      expect(at(receivedAt, { ...facts, isCustomised: true }).ineligibilityReason).toBe('customized_product');
  });

  it('an item cannot be returned twice', () => {
    for (const facts of [{ isReturning: true }, { status: 'refunded' }, { status: 'cancelled' }] as const)
      expect(at(receivedAt, facts).ineligibilityReason).toBe('pending_return');
  });

  it('returns the deadline after a withdrawal, and accepts late returns', () => {
    const withdrawnAt = new Date('2026-11-16T10:00:00Z');
    expect(at('2027-01-01T00:00:00Z', { withdrawnAt })).toEqual({
      eligible: true,
      dateLimit: new Date('2026-11-30T22:59:59.999Z'),
      ineligibilityReason: null,
    });
  });
});

describe('canWithdraw', () => {
  const canWithdrawWith = (facts: Partial<ReturnFacts>, now: Date = lastMoment) =>
    canWithdraw({ ...received, ...facts }, now);

  it('is possible from the purchase to the last moment of the fourteenth day', () => {
    expect(canWithdrawWith({ status: 'paid', deliveredAt: null, lastReceivedAt: null })).toBe(true);
    expect(canWithdrawWith({})).toBe(true);
    expect(canWithdrawWith({}, new Date(lastMoment.getTime() + 1))).toBe(false);
  });

  it('is still possible while a return of the item is requested', () => {
    expect(canWithdrawWith({ isReturning: true })).toBe(true);
  });

  it('is impossible for items that are customised, already withdrawn or never paid', () => {
    expect(canWithdrawWith({ isCustomised: true })).toBe(false);
    expect(canWithdrawWith({ withdrawnAt: receivedAt })).toBe(false);
    for (const status of ['pending', 'cancelled', 'refunded'] as const)
      expect(canWithdrawWith({ status })).toBe(false);
  });
});
