import type { MouseEvent } from 'react';

const sectionOf = (id: string) => document.getElementById(id)?.closest('details');

/** Milliseconds within which the code of a section arrives, which may render it anew, closed. */
const ARRIVAL_MS = 20_000;
let last = { hash: '', at: -Infinity };

/**
 * Opens the collapsed section that an in-page link targets. Browsers open it themselves, but some scroll to its position
 * before it opened.
 */
export function openAccordion(event: MouseEvent<HTMLAnchorElement>) {
  const { hash } = event.currentTarget;
  const section = sectionOf(hash.slice(1));
  if (!section) return;
  section.open = true;
  section.scrollIntoView();
  last = { hash: location.pathname + hash, at: performance.now() };
  event.preventDefault();
}

/** Whether a link to a section was pressed, before the page had its scripts or just now. */
const wasOpened = (id: string) =>
  location.hash === `#${id}` ||
  (last.hash === `${location.pathname}#${id}` && performance.now() - last.at < ARRIVAL_MS);

/**
 * Opens a section again and scrolls to it at once, if its link was pressed before its code arrived, which may render it
 * anew, closed, and end a smooth scroll where it happens to be.
 */
export function reopenAccordion(id: string) {
  const section = sectionOf(id);
  if (!section || !wasOpened(id)) return;
  section.open = true;
  const scroll = () => section.scrollIntoView({ behavior: 'instant' });
  scroll();
  // Once more: browsers add how far a smooth scroll has moved since the last frame.
  requestAnimationFrame(scroll);
}
