import type { MouseEvent } from 'react';

/** Opens the collapsed section around an element and scrolls to it. Returns false if the page does not have the element. */
export function openAccordionOf(id: string, behavior: ScrollBehavior = 'auto'): boolean {
  const fold = document.getElementById(id)?.closest('details');
  if (!fold) return false;
  fold.open = true;
  fold.scrollIntoView({ behavior });
  return true;
}

/** Milliseconds within which the code of a section arrives, which may render it anew, closed. */
const ARRIVAL_MS = 20_000;
let last = { hash: '', at: -Infinity };

/**
 * Opens the collapsed section that an in-page link targets. Browsers open it themselves, but some scroll to its position
 * before it opened.
 */
export function openAccordion(event: MouseEvent<HTMLAnchorElement>) {
  const { hash } = event.currentTarget;
  if (!openAccordionOf(hash.slice(1))) return;
  last = { hash: location.pathname + hash, at: performance.now() };
  event.preventDefault();
}

/** Whether a link to a section was pressed, before the page had its scripts or just now. */
export const wasOpened = (id: string) =>
  location.hash === `#${id}` ||
  (last.hash === `${location.pathname}#${id}` && performance.now() - last.at < ARRIVAL_MS);
