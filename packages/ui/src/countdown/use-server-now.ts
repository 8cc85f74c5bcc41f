import { useEffect, useState } from 'react';

/**
 * Returns the server's time every second. It begins with the time of rendering, so that hydration matches; the client's
 * clock is only used for differences.
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
