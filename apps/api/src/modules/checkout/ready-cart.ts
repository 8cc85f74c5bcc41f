import { checkoutBlockers, type Locale } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { loadDiscounts } from '../carts/discounts.ts';
import { priceCart, quoteCart } from '../carts/pricing.ts';
import { cartForCheckout } from '../carts/repository.ts';
import { addressOf } from '../carts/settle-shipping.ts';

/** A cart that can be paid as it stands, locked; what is missing is a coded failure, the first thing to mend first. */
export async function readyCart(
  tx: Database,
  cartId: string,
  { customerId, locale, now }: { customerId: string; locale: Locale; now: Date },
) {
  const cart = await cartForCheckout(tx, cartId, customerId, now);
  if (!cart) throw new ApiError('NOT_FOUND');
  const address = await addressOf(tx, cart);
  const quoted = quoteCart(cart, address, now);
  const { chosen, productsTotal } = quoted;
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
    });
  if (blocker) throw new ApiError(blocker);
  if (!address || !chosen) throw new Error('A cart without blockers has an address and a shipping method');
  const discounts = await loadDiscounts(tx, cart, { now, productsTotal });
  const { coupon, giftCards } = discounts;
  // A code that has ceased to count is told: nobody pays more than they were shown.
  if (coupon && coupon.refusal !== null)
    throw new ApiError('INVALID_COUPON', { couponRefusal: coupon.refusal });
  return {
    cart,
    address,
    chosen,
    details: priceCart(quoted, discounts, locale),
    coupon: coupon?.row ?? null,
    giftCards,
  };
}

export type ReadyCart = Awaited<ReturnType<typeof readyCart>>;
