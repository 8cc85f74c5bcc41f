import type { Mutation } from '../../module.ts';
import { cartView } from './cart-view.ts';
import { withCart } from './open-cart.ts';
import { changeCart } from './repository.ts';

/** Taking off a code that the cart does not have changes nothing. */
export const removeDiscountFromCart: Mutation<'removeDiscountFromCart'> = async (
  _root,
  { cartId, couponCode },
  context,
) => {
  const id = await withCart(context, cartId, async (tx, cart, now) => {
    if (cart.couponCode === couponCode) await changeCart(tx, cart.id, { couponCode: null, updatedAt: now });
  });
  return cartView(context, id);
};
