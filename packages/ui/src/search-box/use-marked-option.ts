import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * The list below a search field: which option is marked, and what keys do. The focus stays in the field; Enter on a
 * marked option presses it, so that a link stays the host's link.
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
  const show = () => {
    setOpen(true);
    setMarked(-1);
  };
  // One place beyond the last option is the field itself, marked -1.
  const step = (by: number) => {
    const places = count + 1;
    setMarked(((marked + 1 + by + places) % places) - 1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape' && shown) close();
    else if (key === 'ArrowDown' && shown) step(1);
    else if (key === 'ArrowUp' && shown) step(-1);
    else if (key === 'ArrowDown' && count > 0) show();
    else if (key === 'Enter' && shown && marked >= 0) document.getElementById(optionId(marked))?.click();
    else return;
    event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return { listId, shown, marked, optionId, show, close, onKeyDown, onBlur };
}
