import { useEffect, useRef, useState } from 'react';

/** A pointer on its way elsewhere opens nothing. */
const hoverDelayMs = 100;

/** Which entry is open: by a pointer that rests on it, or at once by a key. */
export function useHoverOpen() {
  const [open, setOpen] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (entry: number | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(entry), hoverDelayMs);
  };
  const now = (entry: number | null) => {
    clearTimeout(timer.current);
    setOpen(entry);
  };
  return { open, after, now };
}
