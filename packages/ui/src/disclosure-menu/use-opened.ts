import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether a `<details>` has been open, initially `from`. One opened before hydration fires no event and is
 * checked on mount.
 */
export function useOpened(ref: RefObject<HTMLDetailsElement | null>, from = false) {
  const [opened, setOpened] = useState(from);
  const onToggle = useCallback(() => setOpened((before) => before || ref.current?.open === true), [ref]);
  useEffect(onToggle, [onToggle]);
  return { opened, onToggle };
}
