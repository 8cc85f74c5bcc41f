import { useCallback, useState, useSyncExternalStore } from 'react';

export type ScrollPlace = Omit<ReturnType<typeof useScrollPlace>, 'setTrack'>;

const START = '0 end';

/** Follows a scrolling list: index of its first visible item and whether either end is reached. */
export function useScrollPlace() {
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const listen = useCallback(
    (told: () => void) => {
      if (!track) return () => {};
      const resize = new ResizeObserver(told);
      resize.observe(track);
      track.addEventListener('scroll', told, { passive: true });
      return () => {
        resize.disconnect();
        track.removeEventListener('scroll', told);
      };
    },
    [track],
  );
  // A text, so that a scroll that changes neither index nor ends renders nothing.
  const place = useSyncExternalStore(
    listen,
    () => (track ? placeOf(track) : START),
    () => START,
  );
  const [index = '0', ...ends] = place.split(' ');

  const step = (by: number) => {
    const items = track ? [...track.children] : [];
    const goal = Math.max(0, Math.min(items.length - 1, Number(index) + by));
    items[goal]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return {
    setTrack,
    step,
    index: Number(index),
    ready: track !== null,
    atStart: index === '0',
    atEnd: ends.includes('end'),
  };
}

function placeOf(track: HTMLElement): string {
  const left = track.getBoundingClientRect().left;
  const index = [...track.children].findIndex((item) => item.getBoundingClientRect().right > left + 8);
  const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;
  return `${Math.max(0, index)}${atEnd ? ' end' : ''}`;
}
