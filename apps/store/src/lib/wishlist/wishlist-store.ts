import { useMemo, useSyncExternalStore } from 'react';
import { seemsSignedIn } from '../cookies.ts';
import {
  wishlistFlagOf,
  onWishlistChange,
  type WishlistStoreHost,
  type WishlistFlag,
} from './wishlist-state.ts';

let host: WishlistStoreHost | undefined;
const mounted = new Set<number>();

/** Loads the code that calls the api: visitors who use no wishlist do without it. */
async function withCalls(
  use: (calls: typeof import('./wishlist-calls.ts'), host: WishlistStoreHost) => void,
) {
  if (host) use(await import('./wishlist-calls.ts'), host);
}

export const connectWishlistStore = (to: WishlistStoreHost) => {
  host = to;
};

export const toggleWishlist = (reference: number) =>
  void withCalls((calls, to) =>
    seemsSignedIn() ? calls.toggle(to, reference) : calls.redirectToLogin(to, reference),
  );

/** Batches the buttons that mount together into one call. */
function listen(reference: number, listener: () => void) {
  if (mounted.size === 0)
    setTimeout(() => {
      const references = [...mounted];
      mounted.clear();
      if (seemsSignedIn()) void withCalls((calls, to) => calls.readWishlistFlags(to, references));
    });
  mounted.add(reference);
  return onWishlistChange(listener);
}

const serverSnapshot = () => undefined;

/** Wishlist state of a product; undefined on the server, during hydration and until the api responds. */
export function useWishlistFlag(reference: number): WishlistFlag | undefined {
  const subscribe = useMemo(() => listen.bind(null, reference), [reference]);
  return useSyncExternalStore(subscribe, () => wishlistFlagOf(reference), serverSnapshot);
}
