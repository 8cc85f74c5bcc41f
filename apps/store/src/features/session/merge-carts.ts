import { JoinedCartDocument, WaitingItemsDocument } from '@patine/contract/operations';
import { CART_ITEM_LIMIT } from '@patine/core';
import type { Api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';

/**
 * Triggers the merge of the visitor's cart with the customer's, which the api does on first use after login. Returns the number of
 * items above the limit. A failure is only logged: the cart page retries.
 */
export async function mergeCarts({ request }: Pick<Api, 'request'>, cartId: string | null): Promise<number> {
  if (cartId === null) return 0;
  try {
    const { cart } = await request(JoinedCartDocument, { id: cartId });
    if (cart.count < CART_ITEM_LIMIT) return 0;
    return (await request(WaitingItemsDocument, {})).me.waitingItems;
  } catch (error) {
    // Another customer's cart, or a missing one: the cart page creates a new one.
    if (!(error instanceof ApiError && error.is('NOT_FOUND'))) reportError(error);
    return 0;
  }
}
