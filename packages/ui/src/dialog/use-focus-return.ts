import { useRef } from 'react';

/**
 * Returns focus to the element that had it when the dialog opened. Radix does this only for its own trigger, and these
 * lazy-loaded dialogs are opened from elsewhere. On opening, focus goes to what has `data-focus-first`, else to the close
 * button.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const first =
        event.currentTarget instanceof HTMLElement
          ? event.currentTarget.querySelector<HTMLElement>('[data-focus-first]')
          : null;
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Without preventScroll, focusing a fixed bar would scroll the page.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
