import type { Cart, CartItem } from './cart.query.ts';

export const itemsOf = (cart: Pick<Cart, 'subCarts'>): CartItem[] =>
  cart.subCarts.flatMap(({ cartItems }) => cartItems);

/** Items that cannot be bought, temporarily or permanently; the cart cannot be paid while it has one. */
export const unavailableItems = (cart: Pick<Cart, 'subCarts'>): CartItem[] =>
  itemsOf(cart).filter(({ product }) => product.availability !== 'AVAILABLE');
