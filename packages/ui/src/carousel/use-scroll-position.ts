import { useCallback, useState, useSyncExternalStore } from 'react';

export type ScrollPosition = Omit<ReturnType<typeof useScrollPosition>, 'setTrack'>;

const START = '0 0 end';

/**
 * Tracks a scrolling list: the index of the first visible item, that of the last item at least half visible, and
 * whether either end is reached.
 */
export function useScrollPosition() {
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const listen = useCallback(
    (notify: () => void) => {
      if (!track) return () => {};
      const resize = new ResizeObserver(notify);
      resize.observe(track);
      track.addEventListener('scroll', notify, { passive: true });
      return () => {
        resize.disconnect();
        track.removeEventListener('scroll', notify);
      };
    },
    [track],
  );
  // A string, so that scrolling without a change of index or ends does not render.
  const position = useSyncExternalStore(
    listen,
    () => (track ? positionOf(track) : START),
    () => START,
  );
  const [index = '0', last = '0', ...ends] = position.split(' ');

  const step = (by: number) => {
    const items = track ? [...track.children] : [];
    const goal = items[Math.max(0, Math.min(items.length - 1, Number(index) + by))];
    // Scrolls only the list: scrollIntoView would also scroll the page when the item is partly outside of it.
    if (track && goal) track.scrollBy({ left: leftOf(goal) - leftOf(track) - edgeOf(track) });
  };
  return {
    setTrack,
    step,
    index: Number(index),
    last: Number(last),
    ready: track !== null,
    atStart: index === '0',
    atEnd: ends.includes('end'),
  };
}

const leftOf = (element: Element) => element.getBoundingClientRect().left;

const edgeOf = (track: HTMLElement) => Number.parseFloat(getComputedStyle(track).paddingLeft);

/** An item counts as visible from this many pixels on. */
const MIN_VISIBLE_PX = 8;

function positionOf(track: HTMLElement): string {
  const { left, right } = track.getBoundingClientRect();
  const items = [...track.children].map((item) => item.getBoundingClientRect());
  const index = items.findIndex((item) => item.right > left + MIN_VISIBLE_PX);
  const last = items.findLastIndex((item) => (item.left + item.right) / 2 < right);
  const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;
  return `${Math.max(0, index)} ${Math.max(0, index, last)}${atEnd ? ' end' : ''}`;
}
