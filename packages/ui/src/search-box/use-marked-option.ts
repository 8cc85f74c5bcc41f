import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Keys that move the caret: the next Enter then submits the text. */
const CARET_KEYS = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

/**
 * Tracks the marked option of the list below a search field and handles keys. Focus stays in the field; Enter clicks
 * the marked option, so that its link works like any link.
 */
export function useMarkedOption(count: number) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const shown = open && count > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const close = () => {
    setOpen(false);
    setMarked(-1);
  };
  const show = (at = -1) => {
    setOpen(true);
    setMarked(at);
  };
  // The position after the last option is the field itself, -1.
  const step = (by: number) => {
    const places = count + 1;
    setMarked(((marked + 1 + by + places) % places) - 1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (CARET_KEYS.has(key)) return setMarked(-1);
    const isUp = key === 'ArrowUp';
    if (shown && (key === 'Escape' || (isUp && altKey))) close();
    else if (shown && (isUp || key === 'ArrowDown')) step(isUp ? -1 : 1);
    else if (count > 0 && (isUp || key === 'ArrowDown')) show(isUp ? count - 1 : -1);
    else if (key === 'Enter' && shown && marked >= 0) document.getElementById(optionId(marked))?.click();
    else return;
    event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return { listId, shown, marked, optionId, show: () => show(), close, onKeyDown, onBlur };
}
