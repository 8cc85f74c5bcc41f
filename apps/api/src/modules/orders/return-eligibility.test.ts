import { expect, test } from 'vitest';
import { returnEligibility } from './return-eligibility.ts';

const deliveredAt = new Date('2026-11-03T16:20:00Z');
const lastMoment = '2026-11-17T23:59:59.999Z';
const line = { status: 'delivered', isCustomised: false, deliveredAt };
const at = (now: string, facts: Partial<typeof line> | { deliveredAt: null } = {}) =>
  returnEligibility({ ...line, ...facts }, new Date(now));

test('a piece can be sent back until the end of the fourteenth day after it came', () => {
  expect(at(lastMoment)).toEqual({ eligible: true, dateLimit: lastMoment, ineligibilityReason: null });
  expect(at('2026-11-18T00:00:00.000Z')).toEqual({
    eligible: false,
    dateLimit: lastMoment,
    ineligibilityReason: 'date_limit_exceeded',
  });
});

test('before it came there is nothing to send back, and no day to name', () => {
  expect(at('2026-11-04T00:00:00Z', { deliveredAt: null })).toEqual({
    eligible: false,
    dateLimit: null,
    ineligibilityReason: 'not_shipped',
  });
});

test('a customised piece is never taken back, whenever it is asked', () => {
  for (const facts of [{ isCustomised: true }, { isCustomised: true, deliveredAt: null }])
    expect(at('2026-11-04T00:00:00Z', facts)).toMatchObject({ ineligibilityReason: 'customized_product' });
});

test('a piece that was sent back is not sent back again', () => {
  expect(at('2026-11-04T00:00:00Z', { status: 'refunded' })).toMatchObject({
    eligible: false,
    ineligibilityReason: 'pending_return',
  });
});
