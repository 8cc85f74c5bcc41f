const PRODUCT = /\/produ(it|ct)\//;

/**
 * Once a product's link is pointed at, adds the query id of the search to its URL: a page that the browser prerenders meanwhile must have
 * the URL that is opened. On press, reports the click to the search service. The links in the HTML carry no query id, so that the server
 * can cache the markup.
 */
function follow({ type, target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !PRODUCT.test(link.pathname)) return;
  const list = link.closest<HTMLElement>('[data-found-by]');
  const found = list?.dataset['foundBy'];
  if (found) link.setAttribute('href', `${link.pathname}#${found.slice(0, 32)}`);
  if (type.endsWith('click') && link.hash)
    void import('./search-events.ts').then(({ sendClick }) => sendClick(link, list, found));
}

/** Loaded after the page: it is needed only once a visitor clicks. */
export function followSearches() {
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'click', 'auxclick'])
    document.addEventListener(type, follow, { capture: true, passive: true });
}
