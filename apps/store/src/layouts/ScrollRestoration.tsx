import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createScrollRestoration, type Entry } from '../lib/scroll-restoration.ts';

const useIsomorphicLayoutEffect = import.meta.env.SSR ? () => {} : useLayoutEffect;
const places = import.meta.env.SSR ? null : createScrollRestoration();

/** Shows each page where it begins, and a page that one comes back to where one left it. */
export function ScrollRestoration() {
  const { key, pathname, search, hash } = useLocation();
  const back = useNavigationType() === 'POP';
  useEffect(() => places?.watch(), []);
  useIsomorphicLayoutEffect(() => {
    places?.arrive({ key, pathname, search, hash } satisfies Entry, back);
  }, [key, pathname, search, hash, back]);
  return null;
}
