import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** Milliseconds before it comes to a pointer that rests, and before it goes from one that has left. */
const comeMs = 300;
const goMs = 150;

/** When a tooltip shows, as the element that it stands at; null while it does not. */
export function useTooltip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (to: HTMLElement | null, ms = 0) => {
    clearTimeout(timer.current);
    if (ms === 0) setAnchor(to);
    else timer.current = setTimeout(() => setAnchor(to), ms);
  };

  return {
    anchor,
    handlers: {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
        if (pointerType === 'mouse') set(currentTarget, comeMs);
      },
      onPointerLeave: () => set(null, goMs),
      onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
        if (target.matches(':focus-visible')) set(currentTarget);
      },
      onBlur: () => set(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !anchor) return;
        // The dialog that it may stand in stays open.
        event.stopPropagation();
        set(null);
      },
    },
  };
}
