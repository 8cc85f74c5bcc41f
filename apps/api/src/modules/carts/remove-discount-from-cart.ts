import { parseCode } from '@patine/core';
import type { Mutation } from '../../module.ts';
import { removeGiftCard } from '../coupons/index.ts';
import { cartView } from './cart-view.ts';
import { withCart } from './open-cart.ts';
import { changeCart } from './repository.ts';

/** Removing a code that is not in the cart is a no-op. */
export const removeDiscountFromCart: Mutation<'removeDiscountFromCart'> = async (
  _root,
  { cartId, couponCode },
  context,
) => {
  const code = parseCode(couponCode);
  const id = await withCart(context, cartId, async (tx, cart, now) => {
    if (code === null) return;
    await removeGiftCard(tx, cart.id, code);
    await changeCart(tx, cart.id, {
      ...(cart.couponCode === code ? { couponCode: null } : {}),
      updatedAt: now,
    });
  });
  return cartView(context, id);
};
