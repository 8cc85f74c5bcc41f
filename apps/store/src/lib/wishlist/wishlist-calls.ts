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

/** As many as one call may ask about. */
const AT_ONCE = 200;

/** Pieces whose change is on its way, and how many: an answer from before must not undo it. */
const changing = new Map<number, number>();
/** Changes go one after the other, so that the last press wins. */
let last: Promise<unknown> = Promise.resolve();

/** Asks which of these pieces the customer keeps. When nobody answers, hearts stay as they are. */
export async function readWishlistFlags(
  { api }: Pick<WishlistStoreHost, 'api'>,
  references: readonly number[],
) {
  for (let from = 0; from < references.length; from += AT_ONCE) {
    const asked = references.slice(from, from + AT_ONCE);
    try {
      const { me } = await api.request(AreProductsOnWishlistDocument, { productReferences: asked });
      const kept = new Map(me.areProductsOnWishlist.map(({ reference, likes }) => [reference, likes]));
      setWishlistFlags(
        asked
          .filter((reference) => !changing.has(reference))
          .map((reference) => {
            const likes = kept.get(reference);
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
  const piece = { productReference: reference };
  return pressed
    ? (await api.request(AddProductToWishlistDocument, piece)).addProductToWishlist.likes - 1
    : (await api.request(RemoveProductFromWishlistDocument, piece)).removeProductFromWishlist.likes;
}

/** Flips a heart at once and tells the api. A failure is only logged: the next answer tells the truth. */
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
  changing.set(reference, (changing.get(reference) ?? 0) + 1);
  const sending = last.then(() => send(host, reference, pressed));
  last = sending.catch(() => undefined);
  try {
    const others = await sending;
    setWishlistFlags([[reference, { pressed: wishlistFlagOf(reference)?.pressed ?? pressed, others }]]);
    // Lists that are shown stay as they are, so that a slip of the thumb is undone where it happened.
    await queryClient.invalidateQueries({ queryKey: WISHLIST_KEY, refetchType: 'none' });
  } catch (error) {
    reportError(error);
  } finally {
    if (!isCounted) void queryClient.invalidateQueries({ queryKey: WISHLIST_COUNT_KEY });
    const left = (changing.get(reference) ?? 1) - 1;
    if (left > 0) changing.set(reference, left);
    else changing.delete(reference);
  }
}

/** Remembers the piece, and leads a visitor to the login and back. */
export function askToLogIn({ locale, navigate }: WishlistStoreHost, reference: number) {
  remember(PENDING_WISHLIST_ITEM, pendingWishlistItem.write(reference, Date.now()));
  navigate(paths.login(locale, location.pathname + location.search + location.hash));
}
