import { CART_COOKIE_DAYS } from '@patine/core';
import { CartDocument, CreateCartDocument, type CartQuery } from '@patine/contract/operations';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { CART_ID, seemsSignedIn, setBrowserCookie } from '../../lib/cookies.ts';

type Cart = CartQuery['cart'];

type Requests = Pick<Api, 'request'>;

/** The browser keeps the id for `CART_COOKIE_DAYS` from now. */
export const storeCartId = (id: string) => setBrowserCookie(CART_ID, id, CART_COOKIE_DAYS);

/** Creates a cart, or returns the customer's existing one; stores its id unless they logged out meanwhile. */
export async function createCart({ request }: Requests): Promise<Cart> {
  const wasSignedIn = seemsSignedIn();
  const { createCart: cart } = await request(CreateCartDocument, {});
  if (!wasSignedIn || seemsSignedIn()) storeCartId(cart.id);
  return cart;
}

/** True if the id belongs to no cart, or to someone else's: a new cart is needed. */
export const isLostCart = (error: unknown) => error instanceof ApiError && error.is('NOT_FOUND');

/** The cart with this id; in a browser, a lost cart is replaced. */
export async function openCart(api: Requests, id: string | null): Promise<Cart> {
  if (id === null) return createCart(api);
  try {
    return (await api.request(CartDocument, { id })).cart;
  } catch (error) {
    if (import.meta.env.SSR || !isLostCart(error)) throw error;
    return createCart(api);
  }
}
