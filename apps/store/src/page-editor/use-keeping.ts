import { useEffect, useRef } from 'react';

/** Debounce: writing a long page at every key would be slow. */
const DEBOUNCE_MS = 400;

/** Stores work a moment after each change, and at once when the screen is left. `keep` must change with the work alone. */
export function useKeeping(keep: () => void) {
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
    const timer = setTimeout(keep, DEBOUNCE_MS);
    addEventListener('pagehide', keep);
    // Another tab that is opened now reads it.
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [keep]);
  useEffect(() => () => latest.current(), []);
}
