import { NAV_HOVER_DELAY_MS } from '@patine/core';
import { useEffect, useRef, useState } from 'react';

/** Which entry is open: by a pointer that rests on it, or at once by a key. Escape and leaving by Tab close it. */
export function useHoverOpen() {
  const [open, setOpen] = useState<number | null>(null);
  const container = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (open === null) return undefined;
    const away = new AbortController();
    const { signal } = away;
    document.addEventListener('keydown', (event) => event.key === 'Escape' && setOpen(null), { signal });
    document.addEventListener(
      'focusin',
      (event) => event.target instanceof Node && !container.current?.contains(event.target) && setOpen(null),
      { signal },
    );
    return () => away.abort();
  }, [open]);

  const after = (entry: number | null) => {
    clearTimeout(timer.current);
    // A pointer on its way elsewhere opens nothing.
    timer.current = setTimeout(() => setOpen(entry), NAV_HOVER_DELAY_MS);
  };
  const now = (entry: number | null) => {
    clearTimeout(timer.current);
    setOpen(entry);
  };
  return { container, open, after, now };
}
