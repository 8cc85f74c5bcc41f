import { useEffect, useState } from 'react';
import { HEADER_HIDE_AFTER_PX, HEADER_HIDE_MIN_WINDOWS } from '../limits.ts';

/** Returns true while the header is hidden: after scrolling down past it, on a page of some length. */
export function useHeaderHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const y = window.scrollY;
      const long = document.documentElement.scrollHeight >= HEADER_HIDE_MIN_WINDOWS * window.innerHeight;
      if (y !== last) setHidden(long && y > last && y > HEADER_HIDE_AFTER_PX);
      last = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return hidden;
}
