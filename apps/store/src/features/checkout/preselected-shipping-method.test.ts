import { expect, test } from 'vitest';
import { cheapestMethod } from './preselected-shipping-method.ts';

const method = (
  deliveryType: 'DIRECT' | 'GROUPED',
  deliveryMethod: 'RELAY' | 'STANDARD' | 'TRACKED',
  amount: number,
) => ({ deliveryType, deliveryMethod, totalPrice: { amount, currency: 'EUR' as const } });

test('the cheapest direct method is preselected, relay first at the same price', () => {
  const tracked = method('DIRECT', 'TRACKED', 690);
  const home = method('DIRECT', 'STANDARD', 390);
  const relay = method('DIRECT', 'RELAY', 390);
  expect(cheapestMethod([tracked, home, relay])).toBe(relay);
  expect(cheapestMethod([tracked, home])).toBe(home);
});

test('grouping is never preselected, however cheap', () => {
  expect(cheapestMethod([method('GROUPED', 'RELAY', 0)])).toBeNull();
});
