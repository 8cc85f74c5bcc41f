import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { type AutoDiscount, autoDiscountHint, bestAutoDiscount } from './auto-discount.ts';

const discount = (terms: Partial<AutoDiscount>): AutoDiscount => ({
  id: 'free',
  minPricing: 10_000,
  deliveryCarrier: null,
  percent: 100,
  amount: null,
  ...terms,
});
const free = discount({});
const half = discount({ id: 'half', minPricing: 5000, percent: 50 });
const twoOff = discount({ id: 'two', minPricing: 5000, percent: null, amount: 200 });
const relay = { deliveryCarrier: 'relay', carriage: money(390) };
const home = { deliveryCarrier: 'home', carriage: money(690) };

const anyDiscounts = fc.array(
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c'),
      minPricing: fc.nat(200),
      deliveryCarrier: fc.constantFrom(null, 'relay', 'home'),
      off: fc.record({ isPercent: fc.boolean(), value: fc.integer({ min: 1, max: 100 }) }),
    })
    .map(({ off, ...terms }) => ({
      ...terms,
      percent: off.isPercent ? off.value : null,
      amount: off.isPercent ? null : off.value * 10,
    })),
  { maxLength: 5 },
);

describe('bestAutoDiscount', () => {
  it('applies from exactly the minimum order value', () => {
    expect(bestAutoDiscount([free], relay, money(9999))).toBeNull();
    expect(bestAutoDiscount([free], relay, money(10_000))).toEqual({ discount: free, reduction: money(390) });
  });

  it('is the largest reduction, the first of equal ones, and never more than the carriage', () => {
    expect(bestAutoDiscount([half, twoOff], relay, money(5000))?.discount.id).toBe('two');
    expect(bestAutoDiscount([half, twoOff], home, money(5000))?.discount.id).toBe('half');
    expect(bestAutoDiscount([free, discount({ id: 'later' })], home, money(10_000))?.discount.id).toBe(
      'free',
    );
    const much = discount({ percent: null, amount: 1000 });
    expect(bestAutoDiscount([much], relay, money(10_000))?.reduction).toEqual(money(390));
  });

  it('applies to its carrier only, and gives nothing when the carriage is zero', () => {
    const forHome = discount({ deliveryCarrier: 'home' });
    expect(bestAutoDiscount([forHome], relay, money(10_000))).toBeNull();
    expect(bestAutoDiscount([free], { ...relay, carriage: money(0) }, money(10_000))).toBeNull();
  });
});

describe('autoDiscountHint', () => {
  it('returns the amount missing to the nearest discount', () => {
    expect(autoDiscountHint([free, half], [relay], money(4999))).toEqual({
      leftAmount: money(1),
      discount: half,
    });
    expect(autoDiscountHint([free, half], [relay], money(8800))).toEqual({
      leftAmount: money(1200),
      discount: free,
    });
    expect(autoDiscountHint([free, half], [relay], money(10_000))).toBeNull();
    expect(autoDiscountHint([free], [], money(1))).toBeNull();
  });

  it('ignores a discount that takes off no more than the current one', () => {
    const later = discount({ minPricing: 9000, percent: 40 });
    expect(autoDiscountHint([half, later], [relay], money(5000))).toBeNull();
  });

  it('reaching the hinted amount increases the reduction, and one hundredth less does not', () => {
    fc.assert(
      fc.property(anyDiscounts, fc.nat(250), (discounts, total) => {
        const options = [relay, home];
        const best = (amount: number) =>
          options.map((option) => bestAutoDiscount(discounts, option, money(amount))?.reduction.amount ?? 0);
        const now = best(total);
        const gains = (amount: number) => best(amount).some((reduction, at) => reduction > (now[at] ?? 0));
        const missing = Array.from({ length: 201 }, (_, at) => at + 1).find((more) => gains(total + more));
        const hint = autoDiscountHint(discounts, options, money(total));
        expect(hint?.leftAmount.amount).toBe(missing);
      }),
    );
  });
});
