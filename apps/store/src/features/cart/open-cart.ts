import { CartDocument, CreateCartDocument, type CartQuery } from '@patine/contract/operations';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { CART_ID, seemsSignedIn, setBrowserCookie } from '../../lib/cookies.ts';

type Cart = CartQuery['cart'];

const CART_DAYS = 30;

type Ask = Pick<Api, 'request'>;

/** A new cart, or the one that a customer has already; the browser keeps its id, unless they left meanwhile. */
export async function createCart({ request }: Ask): Promise<Cart> {
  const wasSignedIn = seemsSignedIn();
  const { createCart: cart } = await request(CreateCartDocument, {});
  if (!wasSignedIn || seemsSignedIn()) setBrowserCookie(CART_ID, cart.id, CART_DAYS);
  return cart;
}

/** True when the id is nobody's cart any more, or somebody else's: another one is then needed. */
export const isLostCart = (error: unknown) => error instanceof ApiError && error.is('NOT_FOUND');

/** The cart of this id; in a browser, a lost one is replaced. */
export async function openCart(api: Ask, id: string | null): Promise<Cart> {
  if (id === null) return createCart(api);
  try {
    return (await api.request(CartDocument, { id })).cart;
  } catch (error) {
    if (import.meta.env.SSR || !isLostCart(error)) throw error;
    return createCart(api);
  }
}
