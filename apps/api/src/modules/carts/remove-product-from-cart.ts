import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { cartView } from './cart-view.ts';
import { withCart } from './open-cart.ts';
import { findVariant } from '../catalogue/variant-repository.ts';
import { removeLine } from './entries-repository.ts';
import { changeCart } from './repository.ts';
import { settleShipping } from './settle-shipping.ts';

/** Taking out what is not in changes nothing; a piece that does not exist is not found. */
export const removeProductFromCart: Mutation<'removeProductFromCart'> = async (
  _root,
  { cartId, productReference, productVariantId },
  context,
) => {
  const id = await withCart(context, cartId, async (tx, cart, now) => {
    const piece = await findVariant(tx, productReference, productVariantId);
    if (!piece) throw new ApiError('NOT_FOUND');
    await removeLine(tx, cart.id, piece.itemId);
    await changeCart(tx, cart.id, { updatedAt: now });
    await settleShipping(tx, cart.id, now);
  });
  return cartView(context, id);
};
