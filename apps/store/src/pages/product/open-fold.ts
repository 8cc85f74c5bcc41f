import type { MouseEvent } from 'react';

/**
 * Opens the fold that a link on the same page leads into and brings its title into sight. Browsers open it by
 * themselves, but some aim at where it was before it unfolded.
 */
export function openFold(event: MouseEvent<HTMLAnchorElement>) {
  const fold = document.getElementById(event.currentTarget.hash.slice(1))?.closest('details');
  if (!fold) return;
  event.preventDefault();
  fold.open = true;
  fold.scrollIntoView();
}
