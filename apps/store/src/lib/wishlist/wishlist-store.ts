import { useMemo, useSyncExternalStore } from 'react';
import { seemsSignedIn } from '../cookies.ts';
import {
  wishlistFlagOf,
  onWishlistChange,
  type WishlistStoreHost,
  type WishlistFlag,
} from './wishlist-state.ts';

let host: WishlistStoreHost | undefined;
const appeared = new Set<number>();

/** Fetches the code that calls the api: visitors who press no heart do without it. */
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
    seemsSignedIn() ? calls.toggle(to, reference) : calls.askToLogIn(to, reference),
  );

/** Hearts that appear together are asked about together. */
function listen(reference: number, tell: () => void) {
  if (appeared.size === 0)
    setTimeout(() => {
      const references = [...appeared];
      appeared.clear();
      if (seemsSignedIn()) void withCalls((calls, to) => calls.readWishlistFlags(to, references));
    });
  appeared.add(reference);
  return onWishlistChange(tell);
}

const nothing = () => undefined;

/** The heart of a piece; undefined on the server, while hydrating, and until the api has answered. */
export function useWishlistFlag(reference: number): WishlistFlag | undefined {
  const subscribe = useMemo(() => listen.bind(null, reference), [reference]);
  return useSyncExternalStore(subscribe, () => wishlistFlagOf(reference), nothing);
}
