import { useEffect, useRef, useState } from 'react';
import { NAV_HOVER_DELAY_MS } from '../limits.ts';

/**
 * Tracks the open entry: opened by hovering after a delay, or at once by keyboard. Escape and leaving with Tab close
 * it.
 */
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
    // The delay ignores a pointer that only passes over the entry.
    timer.current = setTimeout(() => setOpen(entry), NAV_HOVER_DELAY_MS);
  };
  const now = (entry: number | null) => {
    clearTimeout(timer.current);
    setOpen(entry);
  };
  return { container, open, after, now };
}
