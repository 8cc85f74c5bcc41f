import { useRef } from 'react';

/**
 * Gives the focus back to what had it when the dialog opened. Radix does so for its own trigger alone, and these
 * dialogs, loaded late, are opened from elsewhere.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A bar that stays in place would scroll the page to where it could be.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
