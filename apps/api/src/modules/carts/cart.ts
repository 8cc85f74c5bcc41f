import type { Query } from '../../module.ts';
import { cartView } from './cart-view.ts';
import { openCart } from './open-cart.ts';

export const cart: Query<'cart'> = async (_root, { id }, context) => {
  await openCart(context, id);
  return cartView(context, id);
};
