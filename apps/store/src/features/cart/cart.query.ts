import type { CartQuery } from '@patine/contract/operations';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { openCart } from './open-cart.ts';

export type Cart = CartQuery['cart'];
export type CartItem = Cart['subCarts'][number]['cartItems'][number];

/** One key for any cart id: a browser has one cart, and every mutation writes it here. */
export const CART_KEY = ['cart'] as const;

export type CartOwner = {
  /** Cart id from the cookie. */
  id: string | null;
  /** A customer without the cookie may have a cart from another device. */
  signedIn: boolean;
};

export const cartQuery = (api: Api, { id, signedIn }: CartOwner) =>
  queryOptions({
    queryKey: CART_KEY,
    queryFn: id === null && (!signedIn || import.meta.env.SSR) ? skipToken : () => openCart(api, id),
    staleTime: 10_000,
    // Another tab or device may have changed it.
    refetchOnWindowFocus: 'always',
  });
