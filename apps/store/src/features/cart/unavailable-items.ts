import type { Cart, CartItem } from './cart.query.ts';

export const itemsOf = (cart: Pick<Cart, 'subCarts'>): CartItem[] =>
  cart.subCarts.flatMap(({ cartItems }) => cartItems);

const canBeBought = ({ product }: CartItem) => product.availability === 'AVAILABLE';

/** Items that the cart's prices add up. */
export const availableItems = (cart: Pick<Cart, 'subCarts'>): CartItem[] => itemsOf(cart).filter(canBeBought);

/** Items that cannot be bought, temporarily or permanently; the cart cannot be paid while it has one. */
export const unavailableItems = (cart: Pick<Cart, 'subCarts'>): CartItem[] =>
  itemsOf(cart).filter((item) => !canBeBought(item));
