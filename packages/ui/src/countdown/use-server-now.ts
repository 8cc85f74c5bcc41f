import { useEffect, useState } from 'react';

/**
 * The server's time, once a second. It starts from the moment that the page was made, so that the first draw
 * in the browser is the server's own; the person's clock counts only as a difference.
 */
export function useServerNow(renderedAt: number, offset: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const tick = () => setNow(Date.now() + offset);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [offset]);
  return now;
}
