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
  it('is the end of the fourteenth day after receipt, where the shop is', () => {
    expect(returnLimit(receivedAt)).toEqual(lastMoment);
  });

  it('counts from the day that clocks in the shop showed', () => {
    expect(returnLimit(new Date('2026-11-03T23:20:00Z'))).toEqual(new Date('2026-11-18T22:59:59.999Z'));
  });

  it('ends at midnight across a change of the clocks', () => {
    // Summer time ends on 25 October 2026, and begins on 28 March 2027.
    expect(returnLimit(new Date('2026-10-20T08:00:00Z'))).toEqual(new Date('2026-11-03T22:59:59.999Z'));
    expect(returnLimit(new Date('2027-03-19T08:00:00Z'))).toEqual(new Date('2027-04-02T21:59:59.999Z'));
  });

  it('moves from a Saturday, a Sunday or a public holiday to the working day after it', () => {
    const monday = new Date('2026-11-23T22:59:59.999Z');
    expect(returnLimit(new Date('2026-11-07T08:00:00Z'))).toEqual(monday);
    expect(returnLimit(new Date('2026-11-08T08:00:00Z'))).toEqual(monday);
    // Friday 25 December 2026, then a weekend.
    expect(returnLimit(new Date('2026-12-11T08:00:00Z'))).toEqual(new Date('2026-12-28T22:59:59.999Z'));
  });
});

describe('returnEligibility', () => {
  it('lets a piece come back until the last moment, and not one later', () => {
    expect(at(lastMoment)).toEqual({ eligible: true, dateLimit: lastMoment, ineligibilityReason: null });
    expect(at('2026-11-17T23:00:00.000Z')).toEqual({
      eligible: false,
      dateLimit: lastMoment,
      ineligibilityReason: 'date_limit_exceeded',
    });
  });

  it('has nothing to send back, and no day to name, before the piece came', () => {
    expect(at(receivedAt, { status: 'shipped', deliveredAt: null, lastReceivedAt: null })).toEqual({
      eligible: false,
      dateLimit: null,
      ineligibilityReason: 'not_shipped',
    });
  });

  it('does not count days while another parcel of the order is on its way', () => {
    expect(at('2027-01-01T00:00:00Z', { lastReceivedAt: null })).toEqual({
      eligible: true,
      dateLimit: null,
      ineligibilityReason: null,
    });
  });

  it('never takes a customised piece back, whenever it is asked', () => {
    for (const facts of [{}, { deliveredAt: null, lastReceivedAt: null }, { isReturning: true }])
      expect(at(receivedAt, { ...facts, isCustomised: true }).ineligibilityReason).toBe('customized_product');
  });

  it('does not send back twice', () => {
    for (const facts of [{ isReturning: true }, { status: 'refunded' }, { status: 'cancelled' }] as const)
      expect(at(receivedAt, facts).ineligibilityReason).toBe('pending_return');
  });

  it('names the days that follow a withdrawal, and turns nobody away after them', () => {
    const withdrawnAt = new Date('2026-11-16T10:00:00Z');
    expect(at('2027-01-01T00:00:00Z', { withdrawnAt })).toEqual({
      eligible: true,
      dateLimit: new Date('2026-11-30T22:59:59.999Z'),
      ineligibilityReason: null,
    });
  });
});

describe('canWithdraw', () => {
  const may = (facts: Partial<ReturnFacts>, now: Date = lastMoment) =>
    canWithdraw({ ...received, ...facts }, now);

  it('is open from the purchase to the last moment of the fourteenth day', () => {
    expect(may({ status: 'paid', deliveredAt: null, lastReceivedAt: null })).toBe(true);
    expect(may({})).toBe(true);
    expect(may({}, new Date(lastMoment.getTime() + 1))).toBe(false);
  });

  it('stays open while a return of the piece is asked for', () => {
    expect(may({ isReturning: true })).toBe(true);
  });

  it('is closed to customised pieces, to those given up already and to those never paid', () => {
    expect(may({ isCustomised: true })).toBe(false);
    expect(may({ withdrawnAt: receivedAt })).toBe(false);
    for (const status of ['pending', 'cancelled', 'refunded'] as const) expect(may({ status })).toBe(false);
  });
});
