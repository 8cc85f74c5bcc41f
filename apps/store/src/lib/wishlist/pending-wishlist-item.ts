import { AddProductToWishlistDocument } from '@patine/contract/operations';
import { HOUR_MS } from '@patine/core';
import { remember, remembered } from '../browser-storage.ts';
import type { Api } from '../api.ts';

/** The product whose wishlist button a visitor pressed before logging in. */
export const PENDING_WISHLIST_ITEM = 'pending-heart';

/** One hour: after a later login the press no longer counts. */
const MAX_AGE_MS = HOUR_MS;

/** A product reference and the time of the press, in milliseconds since 1970. */
export const pendingWishlistItem = {
  write: (reference: number, now: number) => `${reference} ${now}`,
  read: (text: string, now: number): number | null => {
    const [, reference, at] = /^(\d{1,10}) (\d{1,15})$/.exec(text) ?? [];
    const age = now - Number(at);
    return reference !== undefined && age >= 0 && age <= MAX_AGE_MS ? Number(reference) : null;
  },
};

/** Adds the product whose wishlist button was pressed before login. A failure is only logged. */
export async function addPendingWishlistItem({ request }: Pick<Api, 'request'>): Promise<void> {
  const productReference = pendingWishlistItem.read(remembered(PENDING_WISHLIST_ITEM), Date.now());
  remember(PENDING_WISHLIST_ITEM, '');
  if (productReference === null) return;
  try {
    await request(AddProductToWishlistDocument, { productReference });
  } catch (error) {
    reportError(error);
  }
}
