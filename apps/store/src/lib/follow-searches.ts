import { whenIdle } from './when-idle.ts';

const PRODUCT = /\/produ(it|ct)\//;

type FoundLink = { link: HTMLAnchorElement; list: HTMLElement | null; found: string | undefined };

const foundLink = (link: HTMLAnchorElement): FoundLink => {
  const list = link.closest<HTMLElement>('[data-found-by]');
  return { link, list, found: list?.dataset['foundBy'] };
};

/** Adds the query id of the search to a product's URL. */
function markLink({ link, found }: FoundLink) {
  const href = `${link.pathname}#${found?.slice(0, 32)}`;
  if (found && link.getAttribute('href') !== href) link.setAttribute('href', href);
}

/**
 * Marks the links of all lists before one is pointed at: a browser prerenders the URL that a link had when the pointer reached it, and a
 * page is used only if the same URL is opened. The links in the HTML carry no query id, so that the server can cache the markup.
 */
function markLists() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-found-by] a[href]'))
    if (PRODUCT.test(link.pathname)) markLink(foundLink(link));
}

/** Marks a link that came since, and on press reports the click to the search service. */
function follow({ type, target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !PRODUCT.test(link.pathname)) return;
  const { list, found } = foundLink(link);
  markLink({ link, list, found });
  if (type.endsWith('click') && link.hash)
    void import('./search-events.ts').then(({ sendClick }) => sendClick(link, list, found));
}

export function followSearches() {
  for (const type of ['pointerover', 'focusin', 'pointerdown', 'click', 'auxclick'])
    document.addEventListener(type, follow, { capture: true, passive: true });
  let waiting = false;
  const markWhenIdle = () => {
    if (waiting) return;
    waiting = true;
    whenIdle(() => {
      waiting = false;
      markLists();
    });
  };
  markWhenIdle();
  new MutationObserver(markWhenIdle).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-found-by'],
  });
}
