import fc from 'fast-check';
import { expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { offerBounds } from './bounds.ts';
import { offerRefusal, type OfferFacts } from './refusal.ts';

const bounds = { min: money(7000), max: money(10_000) };
const facts: OfferFacts = { amount: money(7000), bounds, isOpen: true, hasOwn: false, hasOther: false };

it.each<[number, ReturnType<typeof offerRefusal>]>([
  [6999, { code: 'OFFER_TOO_LOW', minPrice: 7000 }],
  [7000, null],
  [10_000, null],
  [10_001, { code: 'OFFER_ABOVE_PRICE' }],
])('%i hundredths for an item with bounds 70.00 and 100.00 gives %j', (amount, refusal) => {
  expect(offerRefusal({ ...facts, amount: money(amount) })).toEqual(refusal);
});

it('reasons that no other amount would change come before the amount', () => {
  const low = { ...facts, amount: money(1) };
  const code = (more: Partial<OfferFacts>) => offerRefusal({ ...low, ...more })?.code;
  expect(code({ isOpen: false })).toBe('OFFER_CLOSED_PERIOD');
  expect(code({ bounds: null })).toBe('OFFER_CLOSED_PERIOD');
  expect(code({ isOpen: false, hasOther: true })).toBe('OFFER_BY_SOMEBODY_ELSE');
  expect(code({ hasOwn: true, hasOther: true })).toBe('OFFER_ALREADY_MADE');
});

it('an accepted amount is never below 70 %, below the minimum or above the price', () => {
  const amount = fc.integer({ min: 1, max: 200_000 });
  fc.assert(
    fc.property(amount, amount, fc.option(amount), (offered, current, minimum) => {
      const found = offerBounds({
        currentPrice: money(current),
        minPrice: minimum === null ? null : money(minimum),
      });
      if (offerRefusal({ ...facts, amount: money(offered), bounds: found }) !== null) return;
      expect(offered * 100).toBeGreaterThanOrEqual(current * 70);
      expect(offered).toBeGreaterThanOrEqual(minimum ?? 0);
      expect(offered).toBeLessThanOrEqual(current);
    }),
    { numRuns: 1_000 },
  );
});
