import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * For its `<summary>`: while open, a sheet behind the menu that belongs to the summary, so that a press anywhere
 * else folds it, with or without script. The menu itself stands on `z-overlay` after it.
 */
export const foldSheet = 'in-open:before:fixed in-open:before:inset-0 in-open:before:z-overlay';

/** What a `<details>` that serves as a menu lacks: it folds on Escape and when the focus leaves it. */
export function useFoldMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !ref.current?.contains(relatedTarget)) close();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    ref.current?.querySelector('summary')?.focus();
  };
  return { fold: { ref, onBlur, onKeyDown }, close };
}
