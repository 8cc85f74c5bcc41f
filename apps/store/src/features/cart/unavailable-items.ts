import type { Cart, CartItem } from './cart.query.ts';

export const itemsOf = (cart: Pick<Cart, 'subCarts'>): CartItem[] =>
  cart.subCarts.flatMap(({ cartItems }) => cartItems);

/** What can no longer be bought, for now or for good; while one is there the cart cannot be paid. */
export const unavailableItems = (cart: Pick<Cart, 'subCarts'>): CartItem[] =>
  itemsOf(cart).filter(({ product }) => product.availability !== 'AVAILABLE');
