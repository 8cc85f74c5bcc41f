import type { MouseEvent } from 'react';

/**
 * Opens the collapsed section that an in-page link targets and scrolls to it. Browsers open it themselves, but some scroll to its
 * position before it opened.
 */
export function openAccordion(event: MouseEvent<HTMLAnchorElement>) {
  const fold = document.getElementById(event.currentTarget.hash.slice(1))?.closest('details');
  if (!fold) return;
  event.preventDefault();
  fold.open = true;
  fold.scrollIntoView();
}
