import type { ShownCartInput } from '@patine/contract/resolvers';
import { checkoutBlockers, type Locale } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { addressOf, cartForCheckout, loadDiscounts, priceCart, quoteCart } from '../carts/index.ts';
import { priceChange } from './price-change.ts';

type Checkout = {
  customerId: string;
  locale: Locale;
  now: Date;
  /** The prices that the buyer saw; null when the client does not send them. */
  shown: ShownCartInput | null;
};

/**
 * Locks and returns a cart that can be paid at the prices shown. Otherwise throws an ApiError for the first problem
 * that the buyer has to solve.
 */
export async function readyCart(tx: Database, cartId: string, { customerId, locale, now, shown }: Checkout) {
  const cart = await cartForCheckout(tx, cartId, customerId, now);
  if (!cart) throw new ApiError('NOT_FOUND');
  const address = await addressOf(tx, cart);
  const quoted = quoteCart(cart, address, now);
  const { chosen, productsTotal } = quoted;
  const discounts = await loadDiscounts(tx, cart, { now, productsTotal });
  const details = priceCart(quoted, discounts, locale);
  const change = shown && priceChange(shown, { lines: cart.lines, details });
  const [blocker] = checkoutBlockers({
    items: cart.lines,
    hasDeliveryAddress: address !== null,
    hasShippingMethod: chosen !== null,
  });
  if (blocker === 'ITEM_UNAVAILABLE')
    throw new ApiError('ITEM_UNAVAILABLE', {
      productReferences: cart.lines
        .filter(({ availability }) => availability !== 'AVAILABLE')
        .map(({ productReference }) => productReference),
      ...(change ? { priceChange: change } : {}),
    });
  if (blocker) throw new ApiError(blocker);
  if (!address || !chosen) throw new Error('A cart without blockers has an address and a shipping method');
  const { coupon, giftCards } = discounts;
  const couponRefusal = coupon?.refusal ?? null;
  if (change)
    throw new ApiError('PRICE_CHANGED', { priceChange: change, ...(couponRefusal ? { couponRefusal } : {}) });
  // Without the shown prices, an invalid coupon must fail, or the buyer could pay more than they saw.
  if (couponRefusal && !shown) throw new ApiError('INVALID_COUPON', { couponRefusal });
  return {
    cart,
    address,
    chosen,
    details,
    coupon: couponRefusal ? null : (coupon?.row ?? null),
    giftCards,
  };
}

export type ReadyCart = Awaited<ReturnType<typeof readyCart>>;
