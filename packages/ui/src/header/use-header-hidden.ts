import { useEffect, useState } from 'react';

const hideAfterPx = 200;
const leastWindows = 2;

/** True while the header steps aside: scrolling down, past 200 px, on a page of two windows or more. */
export function useHeaderHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const y = window.scrollY;
      const long = document.documentElement.scrollHeight >= leastWindows * window.innerHeight;
      if (y !== last) setHidden(long && y > last && y > hideAfterPx);
      last = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return hidden;
}
