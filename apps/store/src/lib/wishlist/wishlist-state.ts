import type { Locale } from '@patine/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';

/** What the wishlist store needs from the page. */
export type WishlistStoreHost = {
  api: Api;
  locale: Locale;
  queryClient: QueryClient;
  navigate: (to: string) => void;
};

/** Whether this customer has the product on the wishlist, and how many others do, where known. */
export type WishlistFlag = { pressed: boolean; others: number | undefined };

const states = new Map<number, WishlistFlag>();
const listeners = new Set<() => void>();

export const wishlistFlagOf = (reference: number) => states.get(reference);

export function setWishlistFlags(changes: Iterable<readonly [number, WishlistFlag]>) {
  for (const [reference, state] of changes) states.set(reference, state);
  for (const listener of listeners) listener();
}

/** Resets all buttons to unpressed. */
export const clearWishlistFlags = () =>
  setWishlistFlags([...states].map(([reference, { others }]) => [reference, { pressed: false, others }]));

export function onWishlistChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
