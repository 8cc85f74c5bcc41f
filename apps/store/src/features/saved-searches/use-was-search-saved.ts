import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/** True on the list shown directly after saving; after a reload it is only known once hydrated. */
export function useWasSearchSaved(): boolean {
  const state = useLocation().state as { saved?: boolean } | null;
  return useSyncExternalStore(
    never,
    () => state?.saved === true,
    () => false,
  );
}
