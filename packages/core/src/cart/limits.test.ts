import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AVAILABILITIES } from '../catalogue/availability.ts';
import { canAddToCart, checkoutBlockers, type CheckoutState } from './limits.ts';

const ready: CheckoutState = {
  items: [{ availability: 'AVAILABLE' }],
  hasDeliveryAddress: true,
  hasShippingMethod: true,
};

describe('canAddToCart', () => {
  it('accepts the fiftieth item and rejects the next one', () => {
    expect(canAddToCart(0)).toEqual({ ok: true, value: 1 });
    expect(canAddToCart(49)).toEqual({ ok: true, value: 50 });
    expect(canAddToCart(50)).toEqual({ ok: false, code: 'CART_FULL' });
    expect(canAddToCart(51)).toEqual({ ok: false, code: 'CART_FULL' });
  });
});

describe('checkoutBlockers', () => {
  it('a ready cart has no blockers', () => {
    expect(checkoutBlockers(ready)).toEqual([]);
  });

  it.each([
    ['CART_EMPTY', { items: [] }],
    ['ITEM_UNAVAILABLE', { items: [{ availability: 'AVAILABLE' }, { availability: 'SOLD' }] }],
    ['ITEM_UNAVAILABLE', { items: [{ availability: 'UNAVAILABLE' }] }],
    ['MISSING_DELIVERY_ADDRESS', { hasDeliveryAddress: false }],
    ['MISSING_SHIPPING_METHOD', { hasShippingMethod: false }],
  ] as const)('reports only %s', (code, change) => {
    expect(checkoutBlockers({ ...ready, ...change })).toEqual([code]);
  });

  it('lists every blocker in the order in which to fix them', () => {
    const nothing = { hasDeliveryAddress: false, hasShippingMethod: false };
    expect(checkoutBlockers({ items: [], ...nothing })).toEqual([
      'CART_EMPTY',
      'MISSING_DELIVERY_ADDRESS',
      'MISSING_SHIPPING_METHOD',
    ]);
    expect(checkoutBlockers({ items: [{ availability: 'SOLD' }], ...nothing })).toEqual([
      'ITEM_UNAVAILABLE',
      'MISSING_DELIVERY_ADDRESS',
      'MISSING_SHIPPING_METHOD',
    ]);
  });

  it('allows checkout only when every item is available', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...AVAILABILITIES), { minLength: 1, maxLength: 50 }), (states) => {
        const blockers = checkoutBlockers({
          ...ready,
          items: states.map((availability) => ({ availability })),
        });
        expect(blockers.length === 0).toBe(states.every((state) => state === 'AVAILABLE'));
      }),
    );
  });
});
