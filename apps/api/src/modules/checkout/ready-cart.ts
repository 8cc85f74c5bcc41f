import type { ShownCartInput } from '@patine/contract/resolvers';
import { checkoutBlockers, type Locale } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { loadDiscounts } from '../carts/discounts.ts';
import { priceCart, quoteCart } from '../carts/pricing.ts';
import { cartForCheckout } from '../carts/repository.ts';
import { addressOf } from '../carts/settle-shipping.ts';
import { priceChange } from './price-change.ts';

type Checkout = {
  customerId: string;
  locale: Locale;
  now: Date;
  /** What the buyer saw, where the caller tells. */
  shown: ShownCartInput | null;
};

/**
 * A cart that can be paid as it stands and was shown, locked; what is missing is a coded failure, the first thing to
 * mend first.
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
  // Nobody pays more than they were shown: who does not tell what that was is told of a code that ceased to count.
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
