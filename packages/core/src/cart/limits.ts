import type { Availability } from '../catalogue/availability.ts';
import { CART_ITEM_LIMIT } from '../constants.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Checks whether a cart of `currentCount` items can hold one more. The value is the new count.
 * @example canAddToCart(49) // { ok: true, value: 50 }
 * @example canAddToCart(50) // { ok: false, code: 'CART_FULL' }
 */
export function canAddToCart(currentCount: number): Result<number, 'CART_FULL'> {
  return currentCount < CART_ITEM_LIMIT ? ok(currentCount + 1) : fail('CART_FULL');
}

/** Why a cart cannot be paid, in the order in which the buyer should fix it. */
export type CheckoutBlocker =
  | 'CART_EMPTY'
  | 'ITEM_UNAVAILABLE'
  | 'MISSING_DELIVERY_ADDRESS'
  | 'MISSING_SHIPPING_METHOD';

/** The parts of a cart that decide whether it can be paid. */
export type CheckoutState = {
  items: readonly { availability: Availability }[];
  hasDeliveryAddress: boolean;
  hasShippingMethod: boolean;
};

/**
 * Returns every reason why a cart cannot be paid, in the order in which to fix them; an empty list means ready. One
 * sold item blocks the whole cart.
 */
export function checkoutBlockers(cart: CheckoutState): CheckoutBlocker[] {
  const blockers: CheckoutBlocker[] = [];
  if (cart.items.length === 0) blockers.push('CART_EMPTY');
  if (cart.items.some(({ availability }) => availability !== 'AVAILABLE')) blockers.push('ITEM_UNAVAILABLE');
  if (!cart.hasDeliveryAddress) blockers.push('MISSING_DELIVERY_ADDRESS');
  if (!cart.hasShippingMethod) blockers.push('MISSING_SHIPPING_METHOD');
  return blockers;
}
