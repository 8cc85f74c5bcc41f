import { checkoutBlockers } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { priceCart } from '../carts/pricing.ts';
import { cartForCheckout } from '../carts/repository.ts';
import { addressOf } from '../carts/settle-shipping.ts';

/** A cart that can be paid as it stands, locked; what is missing is a coded failure, the first thing to mend first. */
export async function readyCart(tx: Database, cartId: string, customerId: string, now: Date) {
  const cart = await cartForCheckout(tx, cartId, customerId);
  if (!cart) throw new ApiError('NOT_FOUND');
  const address = await addressOf(tx, cart);
  const { chosen, details } = priceCart(cart, address, now);
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
  return { cart, address, chosen, details };
}

export type ReadyCart = Awaited<ReturnType<typeof readyCart>>;
