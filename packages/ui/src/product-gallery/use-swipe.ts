import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react';
import { swipeOf, type Stroke } from './swipe.ts';

const strokeOf = ({ clientX, clientY, timeStamp }: PointerEvent): Stroke => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
});

/**
 * Makes a row swipeable by mouse. Touch scrolls natively and ends in `pointercancel`. The click at the end of a swipe
 * opens nothing.
 */
export function useSwipe(go: (by: -1 | 1) => void) {
  const from = useRef<Stroke | null>(null);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const swiped = useRef(false);
  const end = (event: PointerEvent) => {
    const begun = from.current;
    from.current = null;
    if (!begun) return;
    const by = swipeOf(begun, strokeOf(event), lastAt.current);
    if (by === 0) return;
    swiped.current = true;
    lastAt.current = event.timeStamp;
    go(by);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      swiped.current = false;
      if (event.button === 0) from.current = strokeOf(event);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: () => {
      from.current = null;
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
