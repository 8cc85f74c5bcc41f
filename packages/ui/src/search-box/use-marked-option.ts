import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';

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
  const show = () => {
    setOpen(true);
    setMarked(-1);
  };
  // The position after the last option is the field itself, -1.
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
