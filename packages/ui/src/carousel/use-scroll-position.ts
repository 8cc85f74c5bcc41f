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
    if (!track || !goal) return;
    const distance = edgesOf(goal)[0] - edgesOf(track)[0] - paddingOf(track);
    track.scrollBy({ left: isRtl() ? -distance : distance });
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

const isRtl = () => document.dir === 'rtl';

/** Start and end of an element on the line that is read, growing in its direction. */
function edgesOf(element: Element): [start: number, end: number] {
  const { left, right } = element.getBoundingClientRect();
  return isRtl() ? [-right, -left] : [left, right];
}

const paddingOf = (track: HTMLElement) => Number.parseFloat(getComputedStyle(track).paddingInlineStart);

/** An item counts as visible from this many pixels on. */
const MIN_VISIBLE_PX = 8;

function positionOf(track: HTMLElement): string {
  const [start, end] = edgesOf(track);
  const items = [...track.children].map(edgesOf);
  const index = items.findIndex((item) => item[1] > start + MIN_VISIBLE_PX);
  const last = items.findLastIndex((item) => (item[0] + item[1]) / 2 < end);
  // Below zero where one reads from right to left.
  const atEnd = Math.abs(track.scrollLeft) + track.clientWidth >= track.scrollWidth - 2;
  return `${Math.max(0, index)} ${Math.max(0, index, last)}${atEnd ? ' end' : ''}`;
}
