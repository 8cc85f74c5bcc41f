import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * Classes for the `<summary>`: while open, a full-screen layer behind the menu belongs to the summary, so that a click
 * anywhere else closes it, also without JavaScript. The menu has `z-overlay` after it.
 */
export const disclosureSheet = 'in-open:before:fixed in-open:before:inset-0 in-open:before:z-overlay';

/** Adds menu behaviour to a `<details>`: it closes on Escape and when focus leaves it. */
export function useDisclosureMenu() {
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
