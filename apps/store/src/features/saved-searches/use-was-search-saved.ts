import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/** True on the list that comes right after a search was kept; a page that is loaded anew learns it once it stands. */
export function useWasSearchSaved(): boolean {
  const state = useLocation().state as { saved?: boolean } | null;
  return useSyncExternalStore(
    never,
    () => state?.saved === true,
    () => false,
  );
}
