import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { type Coupon, COUPON_KINDS, type CouponSituation, checkCoupon, couponReductions } from './coupon.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const customer = { emailAddress: 'lea@example.fr', hasOtherOrder: false, hasUsedCoupon: false };

const coupon = (terms: Partial<Coupon> = {}): Coupon => ({
  code: 'BIENVENUE10',
  kind: 'PERCENT',
  value: 10,
  minimumAmount: null,
  startsAt: null,
  endsAt: null,
  firstOrderOnly: false,
  oncePerCustomer: false,
  emailAddress: null,
  ...terms,
});
const situation = (changes: Partial<CouponSituation> = {}): CouponSituation => ({
  now: NOW,
  productsTotal: money(5000),
  customer,
  ...changes,
});
const check = (terms: Partial<Coupon>, changes: Partial<CouponSituation> = {}) => {
  const checked = checkCoupon(coupon(terms), situation(changes));
  return checked.ok ? 'COUNTS' : checked.code;
};

describe('checkCoupon', () => {
  it('is valid from its start to just before its end', () => {
    expect(check({ startsAt: after(0), endsAt: after(1) })).toBe('COUNTS');
    expect(check({ startsAt: after(1) })).toBe('NOT_STARTED');
    expect(check({ endsAt: after(0) })).toBe('ENDED');
  });

  it('applies from exactly the minimum amount', () => {
    expect(check({ minimumAmount: 5000 })).toBe('COUNTS');
    expect(check({ minimumAmount: 5001 })).toBe('BELOW_MINIMUM');
  });

  it.each([
    ['FOR_ANOTHER_PERSON', { emailAddress: 'max@example.fr' }, {}],
    ['COUNTS', { emailAddress: 'lea@example.fr' }, {}],
    ['NOT_FIRST_ORDER', { firstOrderOnly: true }, { hasOtherOrder: true }],
    ['COUNTS', { firstOrderOnly: true }, {}],
    ['COUNTS', {}, { hasOtherOrder: true, hasUsedCoupon: true }],
    ['ALREADY_USED', { oncePerCustomer: true }, { hasUsedCoupon: true }],
    ['ALREADY_USED', { firstOrderOnly: true }, { hasUsedCoupon: true }],
    ['COUNTS', { oncePerCustomer: true }, { hasOtherOrder: true }],
  ] as const)('returns %s with %j for a customer with %j', (expected, terms, person) => {
    expect(check(terms, { customer: { ...customer, ...person } })).toBe(expected);
  });

  it('does not check customer conditions for a visitor', () => {
    const terms = { emailAddress: 'max@example.fr', firstOrderOnly: true, oncePerCustomer: true };
    expect(check(terms, { customer: null })).toBe('COUNTS');
    expect(check({ ...terms, minimumAmount: 5001 }, { customer: null })).toBe('BELOW_MINIMUM');
  });
});

describe('couponReductions', () => {
  const cart = { items: [money(4405), money(600)], shipping: money(490), qualityControl: money(290) };

  it('takes a percentage or an amount off the order value, and never more than that', () => {
    expect(couponReductions(coupon(), 'Bienvenue', cart)).toEqual({
      products: [{ code: 'BIENVENUE10', offerDescription: 'Bienvenue', amount: money(501) }],
      shipping: [],
      qualityControl: [],
    });
    const amount = (value: number) =>
      couponReductions(coupon({ kind: 'AMOUNT', value }), '', cart).products[0]?.amount;
    expect(amount(5005)).toEqual(money(5005));
    expect(amount(5006)).toEqual(money(5005));
  });

  it('takes all of shipping and quality control, and nothing when nothing is due', () => {
    const free = coupon({ kind: 'FREE_DELIVERY', value: 0 });
    const reductions = couponReductions(free, '', cart);
    expect(reductions.products).toEqual([]);
    expect([...reductions.shipping, ...reductions.qualityControl].map(({ amount }) => amount)).toEqual([
      money(490),
      money(290),
    ]);
    const due = { ...cart, qualityControl: money(0) };
    expect(couponReductions(free, '', due).qualityControl).toEqual([]);
  });

  it('never takes more than the base, and a larger percentage never takes less', () => {
    const anySum = fc.nat(1_000_000).map((amount) => money(amount));
    fc.assert(
      fc.property(
        fc.constantFrom(...COUPON_KINDS),
        fc.integer({ min: 1, max: 99 }),
        fc.record({ items: fc.array(anySum, { maxLength: 50 }), shipping: anySum, qualityControl: anySum }),
        (kind, value, parts) => {
          const sum = (terms: Partial<Coupon>) => {
            const { products, shipping, qualityControl } = couponReductions(coupon(terms), '', parts);
            return [products, shipping, qualityControl].map((lines) =>
              lines.reduce((total, { amount }) => total + amount.amount, 0),
            );
          };
          const [products = 0, shipping = 0, check = 0] = sum({ kind, value });
          const all = parts.items.reduce((total, { amount }) => total + amount, 0);
          expect(products).toBeLessThanOrEqual(all);
          expect(shipping).toBeLessThanOrEqual(parts.shipping.amount);
          expect(check).toBeLessThanOrEqual(parts.qualityControl.amount);
          const [more = 0] = sum({ kind, value: value + 1 });
          expect(more).toBeGreaterThanOrEqual(products);
        },
      ),
    );
  });
});
