import type { Locale } from '@patine/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';

/** What a press needs of the page around it. */
export type WishlistStoreHost = {
  api: Api;
  locale: Locale;
  queryClient: QueryClient;
  navigate: (to: string) => void;
};

/** A piece as this customer has it, and how many others keep it, where that is known. */
export type WishlistFlag = { pressed: boolean; others: number | undefined };

const states = new Map<number, WishlistFlag>();
const listeners = new Set<() => void>();

export const wishlistFlagOf = (reference: number) => states.get(reference);

export function setWishlistFlags(changes: Iterable<readonly [number, WishlistFlag]>) {
  for (const [reference, state] of changes) states.set(reference, state);
  for (const tell of listeners) tell();
}

/** Hearts of a visitor: none is pressed. */
export const clearWishlistFlags = () =>
  setWishlistFlags([...states].map(([reference, { others }]) => [reference, { pressed: false, others }]));

export function onWishlistChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
