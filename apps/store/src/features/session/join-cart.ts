import { JoinedCartDocument, WaitingPiecesDocument } from '@patine/contract/operations';
import { CART_ITEM_LIMIT } from '@patine/core';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/**
 * Joins the visitor's cart with the customer's: the api does so at its first use after login. Tells how many pieces
 * found no room, and wait for it. A failure is only logged: the cart's own page asks again.
 */
export async function joinCart({ request }: Pick<Api, 'request'>, cartId: string | null): Promise<number> {
  if (cartId === null) return 0;
  try {
    const { cart } = await request(JoinedCartDocument, { id: cartId });
    if (cart.count < CART_ITEM_LIMIT) return 0;
    return (await request(WaitingPiecesDocument, {})).me.waitingPieces;
  } catch (error) {
    // Somebody else's, or gone: the cart's own page begins another.
    if (!(error instanceof ApiError && error.is('NOT_FOUND'))) reportError(error);
    return 0;
  }
}
