import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { swipeOf, type Stroke } from './swipe.ts';
import { CLOSE_SCALE, distance, middle, moved, WHOLE, zoomedAt, type Point, type View } from './zoom.ts';

/** Wheel distance in pixels that zooms by the factor e. */
const WHEEL_PER_E = 300;

type Fingers = Map<number, Point>;

/** Pinch, wheel, double tap and drag of a photograph. A stroke over an unzoomed one switches to the next. */
export function useZoom(index: number, go: (by: -1 | 1) => void) {
  // The zoom belongs to a photograph: the next one starts unzoomed.
  const [seen, setSeen] = useState({ index, view: WHOLE });
  const view = seen.index === index ? seen.view : WHOLE;
  const stage = useRef<HTMLElement | null>(null);
  const fingers = useRef<Fingers>(new Map());
  const begun = useRef<Stroke | null>(null);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);

  const setView = (next: (view: View) => View) =>
    setSeen((now) => ({ index, view: next(now.index === index ? now.view : WHOLE) }));
  const reset = () => setView(() => WHOLE);
  const size = () => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView((now) => zoomedAt(now, factor, at, size()));
  const move = (x: number, y: number) => setView((now) => moved(now, { x, y }, size()));
  const toggle = (at?: Point) => (view.scale > 1 ? reset() : zoom(CLOSE_SCALE, at));

  // React registers wheel listeners as passive, so a pinch on a trackpad would also zoom the page.
  const setStage = (element: HTMLElement | null) => {
    stage.current = element;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / WHEEL_PER_E), pointOf(event));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) zoom(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
    else if (view.scale > 1) move(now.x - before.x, now.y - before.y);
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    const from = begun.current;
    begun.current = null;
    if (!from || view.scale > 1) return;
    const by = swipeOf(from, { ...pointOf(event), at: event.timeStamp }, lastAt.current);
    if (by === 0) return;
    lastAt.current = event.timeStamp;
    go(document.dir === 'rtl' ? (-by as -1 | 1) : by);
  };

  return {
    view,
    zoom,
    move,
    toggle,
    reset,
    handlers: {
      ref: setStage,
      onPointerDown: (event: PointerEvent) => {
        const at = pointOf(event);
        fingers.current.set(event.pointerId, at);
        begun.current = fingers.current.size === 1 ? { ...at, at: event.timeStamp } : null;
      },
      onPointerMove,
      onPointerUp,
      onPointerLeave: onPointerUp,
      onPointerCancel: (event: PointerEvent) => {
        fingers.current.delete(event.pointerId);
        begun.current = null;
      },
      onDoubleClick: (event: MouseEvent) => toggle(pointOf(event)),
    },
  };
}
