import { AddProductToWishlistDocument } from '@patine/contract/operations';
import { remember, remembered } from '../browser-storage.ts';
import type { Api } from '../api.ts';

/** What a visitor pressed on the way to the login. */
export const PENDING_WISHLIST_ITEM = 'pending-heart';

/** Who logs in later than this has another thing in mind. */
const KEPT_MS = 3_600_000;

/** A reference and when its heart was pressed, in milliseconds since 1970. */
export const pendingWishlistItem = {
  write: (reference: number, now: number) => `${reference} ${now}`,
  read: (text: string, now: number): number | null => {
    const [, reference, at] = /^(\d{1,10}) (\d{1,15})$/.exec(text) ?? [];
    const age = now - Number(at);
    return reference !== undefined && age >= 0 && age <= KEPT_MS ? Number(reference) : null;
  },
};

/** Adds the piece whose heart was pressed before the login. A failure is only logged. */
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
