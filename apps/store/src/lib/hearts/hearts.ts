import { useMemo, useSyncExternalStore } from 'react';
import { seemsSignedIn } from '../cookies.ts';
import { heartOf, onHearts, type HeartHost, type HeartState } from './heart-states.ts';

let host: HeartHost | undefined;
const appeared = new Set<number>();

/** Fetches the code that calls the api: visitors who press no heart do without it. */
async function withCalls(use: (calls: typeof import('./heart-calls.ts'), host: HeartHost) => void) {
  if (host) use(await import('./heart-calls.ts'), host);
}

export const connectHearts = (to: HeartHost) => {
  host = to;
};

export const pressHeart = (reference: number) =>
  void withCalls((calls, to) =>
    seemsSignedIn() ? calls.toggle(to, reference) : calls.askToLogIn(to, reference),
  );

/** Hearts that appear together are asked about together. */
function listen(reference: number, tell: () => void) {
  if (appeared.size === 0)
    setTimeout(() => {
      const references = [...appeared];
      appeared.clear();
      if (seemsSignedIn()) void withCalls((calls, to) => calls.readHearts(to, references));
    });
  appeared.add(reference);
  return onHearts(tell);
}

const nothing = () => undefined;

/** The heart of a piece; undefined on the server, while hydrating, and until the api has answered. */
export function useHeart(reference: number): HeartState | undefined {
  const subscribe = useMemo(() => listen.bind(null, reference), [reference]);
  return useSyncExternalStore(subscribe, () => heartOf(reference), nothing);
}
