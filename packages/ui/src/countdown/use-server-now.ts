import { useEffect, useState } from 'react';

/**
 * Returns the server's time every second. It begins with the time of rendering, so that hydration matches. A page that was
 * rendered later than the client's clock says is a preview of a date to come, or that clock is behind: time runs on from
 * there. A page that was rendered earlier may have been cached since, and the client's clock says what time it is.
 */
export function useServerNow(renderedAt: number, offset: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const ahead = Math.max(offset, renderedAt - Date.now());
    const tick = () => setNow(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [renderedAt, offset]);
  return now;
}
