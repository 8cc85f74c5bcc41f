import type { Availability } from '../catalogue/availability.ts';
import { CART_ITEM_LIMIT } from '../constants.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Tells whether a cart of `currentCount` items takes one more; the value is the count it then has.
 * @example canAddToCart(49) // { ok: true, value: 50 }
 * @example canAddToCart(50) // { ok: false, code: 'CART_FULL' }
 */
export function canAddToCart(currentCount: number): Result<number, 'CART_FULL'> {
  return currentCount < CART_ITEM_LIMIT ? ok(currentCount + 1) : fail('CART_FULL');
}

/** What keeps a cart from being paid, in the order a buyer mends it. */
export type CheckoutBlocker =
  | 'CART_EMPTY'
  | 'ITEM_UNAVAILABLE'
  | 'MISSING_DELIVERY_ADDRESS'
  | 'MISSING_SHIPPING_METHOD';

/** The part of a cart that decides whether it may be paid. */
export type CheckoutState = {
  items: readonly { availability: Availability }[];
  hasDeliveryAddress: boolean;
  hasShippingMethod: boolean;
};

/**
 * Lists everything that keeps a cart from being paid, the first thing to mend first; an empty list means ready.
 * A cart that holds one sold item among available ones is blocked.
 */
export function checkoutBlockers(cart: CheckoutState): CheckoutBlocker[] {
  const blockers: CheckoutBlocker[] = [];
  if (cart.items.length === 0) blockers.push('CART_EMPTY');
  if (cart.items.some(({ availability }) => availability !== 'AVAILABLE')) blockers.push('ITEM_UNAVAILABLE');
  if (!cart.hasDeliveryAddress) blockers.push('MISSING_DELIVERY_ADDRESS');
  if (!cart.hasShippingMethod) blockers.push('MISSING_SHIPPING_METHOD');
  return blockers;
}
