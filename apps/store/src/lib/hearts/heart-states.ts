import type { Locale } from '@patine/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api.ts';

/** What a press needs of the page around it. */
export type HeartHost = {
  api: Api;
  locale: Locale;
  queryClient: QueryClient;
  navigate: (to: string) => void;
};

/** A piece as this customer has it, and how many others keep it, where that is known. */
export type HeartState = { pressed: boolean; others: number | undefined };

const states = new Map<number, HeartState>();
const listeners = new Set<() => void>();

export const heartOf = (reference: number) => states.get(reference);

export function setHearts(changes: Iterable<readonly [number, HeartState]>) {
  for (const [reference, state] of changes) states.set(reference, state);
  for (const tell of listeners) tell();
}

/** Hearts of a visitor: none is pressed. */
export const forgetHearts = () =>
  setHearts([...states].map(([reference, { others }]) => [reference, { pressed: false, others }]));

export function onHearts(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
