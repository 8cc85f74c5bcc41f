import { useSyncExternalStore } from 'react';

const NONE: ReadonlySet<number> = new Set();
let fitting = NONE;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function setFitting(references: ReadonlySet<number>) {
  fitting = references;
  for (const listener of listeners) listener();
}

/** References of the shown products that fit the customer; none on the server and until they are known. */
export const useFitting = (): ReadonlySet<number> =>
  useSyncExternalStore(
    subscribe,
    () => fitting,
    () => NONE,
  );
