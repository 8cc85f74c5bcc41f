import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { cartView } from './cart-view.ts';
import { withCart } from './open-cart.ts';
import { findVariant } from '../catalogue/index.ts';
import { removeLine } from './entries-repository.ts';
import { changeCart } from './repository.ts';
import { settleShipping } from './settle-shipping.ts';

/** Removing an item that is not in the cart is a no-op; an unknown item throws NOT_FOUND. */
export const removeProductFromCart: Mutation<'removeProductFromCart'> = async (
  _root,
  { cartId, productReference, productVariantId },
  context,
) => {
  const id = await withCart(context, cartId, async (tx, cart, now) => {
    const item = await findVariant(tx, productReference, productVariantId, now);
    if (!item) throw new ApiError('NOT_FOUND');
    await removeLine(tx, cart.id, item.itemId);
    await changeCart(tx, cart.id, { updatedAt: now });
    await settleShipping(tx, cart.id, now);
  });
  return cartView(context, id);
};
