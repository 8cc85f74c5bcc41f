import type { Mutation } from '../../module.ts';
import { cartView } from './cart-view.ts';
import { withCart } from './open-cart.ts';
import { changeCart, NO_SHIPPING } from './repository.ts';

export const resetCartShippingMethod: Mutation<'resetCartShippingMethod'> = async (
  _root,
  { cartId },
  context,
) => {
  const id = await withCart(context, cartId, async (tx, cart, now) => {
    await changeCart(tx, cart.id, { ...NO_SHIPPING, updatedAt: now });
  });
  return cartView(context, id);
};
