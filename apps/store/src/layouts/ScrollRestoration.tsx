import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createScrollRestoration, type Entry } from '../lib/scroll-restoration.ts';

const useIsomorphicLayoutEffect = import.meta.env.SSR ? () => {} : useLayoutEffect;
const places = import.meta.env.SSR ? null : createScrollRestoration();

/** Scrolls to the top on a new page and restores the position on back and forward. */
export function ScrollRestoration() {
  const { key, pathname, search, hash } = useLocation();
  const back = useNavigationType() === 'POP';
  useEffect(() => places?.watch(), []);
  useIsomorphicLayoutEffect(() => {
    places?.arrive({ key, pathname, search, hash } satisfies Entry, back);
  }, [key, pathname, search, hash, back]);
  return null;
}
