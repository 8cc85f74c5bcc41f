import { useLayoutEffect, useRef, useState } from 'react';
import { remember, remembered } from '../../lib/browser-storage.ts';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';

export type Columns = 1 | 2;

const KEY = 'columns';
const USUAL: Columns = 2;

const lastChoice = (): Columns => (remembered(KEY) === '1' ? 1 : USUAL);

/** True if this browser shows other columns than the server. */
export const areColumnsRemembered = () => lastChoice() !== USUAL;

/** One or two columns on phones, as last selected; switching keeps the relative scroll position. */
export function useColumns() {
  const before = useBrowserFact(lastChoice, USUAL);
  const [chosen, setChosen] = useState<Columns | null>(null);
  const columns = chosen ?? before;
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);

  const change = (next: Columns) => {
    const box = list.current?.getBoundingClientRect();
    place.current = box && box.top < 0 ? -box.top / box.height : null;
    remember(KEY, next === USUAL ? '' : String(next));
    setChosen(next);
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
