import type { KeyboardEvent } from 'react';
import type { useZoom } from './use-zoom.ts';

/** Pixels that an arrow key moves a zoomed photograph, and the zoom factor of the + key. */
const STEP = 80;
const FACTOR = 1.5;

type Zoom = Pick<ReturnType<typeof useZoom>, 'view' | 'zoom' | 'move' | 'reset'>;

/** Keyboard control: arrows switch photographs or move a zoomed one; + and − zoom, 0 resets. */
export function useZoomKeys({ view, zoom, move, reset }: Zoom, go: (by: number) => void, count: number) {
  const close = view.scale > 1;
  const onward = document.dir === 'rtl' ? -1 : 1;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => (close ? move(STEP, 0) : go(-onward)),
    ArrowRight: () => (close ? move(-STEP, 0) : go(onward)),
    ArrowUp: () => move(0, STEP),
    ArrowDown: () => move(0, -STEP),
    Home: () => go(-count),
    End: () => go(count),
    '+': () => zoom(FACTOR),
    '=': () => zoom(FACTOR),
    '-': () => zoom(1 / FACTOR),
    '0': reset,
  };
  return (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
