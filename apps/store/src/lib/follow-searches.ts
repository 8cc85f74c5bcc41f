const PIECE = /\/produ(it|ct)\//;

/**
 * Names in the address of a piece the search that found it, as soon as its link is pressed, and tells the search of
 * the press. The links themselves stay the same for every search, so that a server may keep their HTML.
 */
function follow({ type, target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !PIECE.test(link.pathname)) return;
  const list = link.closest<HTMLElement>('[data-found-by]');
  const found = list?.dataset['foundBy'];
  if (found) link.setAttribute('href', `${link.pathname}#${found.slice(0, 32)}`);
  if (type !== 'pointerdown' && link.hash)
    void import('./search-events.ts').then(({ sendClick }) => sendClick(link, list, found));
}

/** Comes after the page, which is looked at before it is pressed. */
export function followSearches() {
  for (const type of ['pointerdown', 'click', 'auxclick'])
    document.addEventListener(type, follow, { capture: true, passive: true });
}
