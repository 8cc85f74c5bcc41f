import {
  AddProductToWishlistDocument,
  AreProductsOnWishlistDocument,
  RemoveProductFromWishlistDocument,
} from '@patine/contract/operations';
import { remember } from '../browser-storage.ts';
import { paths } from '../../paths.ts';
import { wishlistFlagOf, setWishlistFlags, type WishlistStoreHost } from './wishlist-state.ts';
import { PENDING_WISHLIST_ITEM, pendingWishlistItem } from './pending-wishlist-item.ts';
import { WISHLIST_COUNT_KEY, WISHLIST_KEY } from './wishlist-keys.ts';

/** The api's maximum number of references per call. */
const BATCH_SIZE = 200;

/** Number of changes in flight per product: a response requested before a change must not overwrite it. */
const pendingChanges = new Map<number, number>();
/** Changes run one after the other, so that the last press wins. */
let last: Promise<unknown> = Promise.resolve();

/** Reads which of these products are on the customer's wishlist. If the call fails, the buttons stay as they are. */
export async function readWishlistFlags(
  { api }: Pick<WishlistStoreHost, 'api'>,
  references: readonly number[],
) {
  for (let from = 0; from < references.length; from += BATCH_SIZE) {
    const batch = references.slice(from, from + BATCH_SIZE);
    try {
      const { me } = await api.request(AreProductsOnWishlistDocument, { productReferences: batch });
      const likesByReference = new Map(
        me.areProductsOnWishlist.map(({ reference, likes }) => [reference, likes]),
      );
      setWishlistFlags(
        batch
          .filter((reference) => !pendingChanges.has(reference))
          .map((reference) => {
            const likes = likesByReference.get(reference);
            return [
              reference,
              likes === undefined
                ? { pressed: false, others: wishlistFlagOf(reference)?.others }
                : { pressed: true, others: likes - 1 },
            ];
          }),
      );
    } catch (error) {
      reportError(error);
    }
  }
}

async function send({ api }: WishlistStoreHost, reference: number, pressed: boolean): Promise<number> {
  const variables = { productReference: reference };
  return pressed
    ? (await api.request(AddProductToWishlistDocument, variables)).addProductToWishlist.likes - 1
    : (await api.request(RemoveProductFromWishlistDocument, variables)).removeProductFromWishlist.likes;
}

/** Toggles the button optimistically and calls the api. A failure is only logged: the next response corrects it. */
export async function toggle(host: WishlistStoreHost, reference: number): Promise<void> {
  const { queryClient } = host;
  const before = wishlistFlagOf(reference);
  const pressed = !before?.pressed;
  setWishlistFlags([[reference, { pressed, others: before?.others }]]);
  const isCounted = queryClient.getQueryData(WISHLIST_COUNT_KEY) !== undefined;
  void queryClient.cancelQueries({ queryKey: WISHLIST_COUNT_KEY });
  queryClient.setQueryData<number>(WISHLIST_COUNT_KEY, (count) =>
    count === undefined ? undefined : Math.max(0, count + (pressed ? 1 : -1)),
  );
  pendingChanges.set(reference, (pendingChanges.get(reference) ?? 0) + 1);
  const sending = last.then(() => send(host, reference, pressed));
  last = sending.catch(() => undefined);
  try {
    const others = await sending;
    setWishlistFlags([[reference, { pressed: wishlistFlagOf(reference)?.pressed ?? pressed, others }]]);
    // Visible lists are not refetched, so that an accidental press can be undone in place.
    await queryClient.invalidateQueries({ queryKey: WISHLIST_KEY, refetchType: 'none' });
  } catch (error) {
    reportError(error);
  } finally {
    if (!isCounted) void queryClient.invalidateQueries({ queryKey: WISHLIST_COUNT_KEY });
    const left = (pendingChanges.get(reference) ?? 1) - 1;
    if (left > 0) pendingChanges.set(reference, left);
    else pendingChanges.delete(reference);
  }
}

/** Stores the product and sends the visitor to login and back. */
export function redirectToLogin({ locale, navigate }: WishlistStoreHost, reference: number) {
  remember(PENDING_WISHLIST_ITEM, pendingWishlistItem.write(reference, Date.now()));
  navigate(paths.login(locale, location.pathname + location.search + location.hash));
}
