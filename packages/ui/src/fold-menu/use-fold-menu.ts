import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

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
