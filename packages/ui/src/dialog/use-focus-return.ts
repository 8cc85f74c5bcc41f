import { useRef } from 'react';

/**
 * Returns focus to the element that had it when the dialog opened. Radix does this only for its own trigger, and these
 * lazy-loaded dialogs are opened from elsewhere.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Without preventScroll, focusing a fixed bar would scroll the page.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
