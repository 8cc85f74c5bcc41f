import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Whether a `<details>` was ever open, `from` its first drawing on; one that opens before the page runs tells nobody. */
export function useOpened(ref: RefObject<HTMLDetailsElement | null>, from = false) {
  const [opened, setOpened] = useState(from);
  const onToggle = useCallback(() => setOpened((before) => before || ref.current?.open === true), [ref]);
  useEffect(onToggle, [onToggle]);
  return { opened, onToggle };
}
