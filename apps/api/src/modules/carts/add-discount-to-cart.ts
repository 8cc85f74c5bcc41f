import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { openCart } from './open-cart.ts';

/** The shop has issued no coupon: whatever the code, it is none. */
export const addDiscountToCart: Mutation<'addDiscountToCart'> = async (_root, { cartId }, context) => {
  await openCart(context, cartId);
  throw new ApiError('INVALID_COUPON');
};
