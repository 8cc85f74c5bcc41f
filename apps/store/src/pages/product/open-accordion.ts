import type { MouseEvent } from 'react';

/** Opens the collapsed section around an element and scrolls to it. Returns false if the page does not have the element. */
export function openAccordionOf(id: string): boolean {
  const fold = document.getElementById(id)?.closest('details');
  if (!fold) return false;
  fold.open = true;
  fold.scrollIntoView();
  return true;
}

/**
 * Opens the collapsed section that an in-page link targets. Browsers open it themselves, but some scroll to its position
 * before it opened.
 */
export function openAccordion(event: MouseEvent<HTMLAnchorElement>) {
  if (openAccordionOf(event.currentTarget.hash.slice(1))) event.preventDefault();
}
