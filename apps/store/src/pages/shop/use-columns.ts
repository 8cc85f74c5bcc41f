import { useLayoutEffect, useRef, useState } from 'react';

export type Columns = 1 | 2;

/** One or two columns on phones; changing them keeps the place in the list, as a share of its height. */
export function useColumns() {
  const [columns, setColumns] = useState<Columns>(2);
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);

  const change = (next: Columns) => {
    const box = list.current?.getBoundingClientRect();
    place.current = box && box.top < 0 ? -box.top / box.height : null;
    setColumns(next);
  };
  useIsomorphicLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (place.current === null || !box) return;
    scrollTo({ top: scrollY + box.top + place.current * box.height, behavior: 'instant' });
    place.current = null;
  }, [columns]);
  return { columns, setColumns: change, list };
}

const useIsomorphicLayoutEffect = import.meta.env.SSR ? () => {} : useLayoutEffect;
