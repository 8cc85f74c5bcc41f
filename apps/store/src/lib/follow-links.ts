import { type Locale, localeOf } from '@patine/core';
import { matchPage } from '../pages.ts';
import { isConnectionLimited } from './connection.ts';

export type Follow = {
  locale: Locale;
  /** Navigates on the client, with a view transition or without. */
  navigate: (to: string, viewTransition?: boolean) => void;
  /** Starts fetching what a page needs before it is opened. */
  prefetch: (to: string) => void;
};

/** URL of a link that can be navigated on the client; null for every link that loads a document. */
function linkUrl(event: Event, locale: Locale): string | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || anchor.origin !== location.origin || anchor.hasAttribute('download')) return null;
  // The press of a link in a text that is being written sets the caret.
  if (anchor.isContentEditable || (anchor.target && anchor.target !== '_self')) return null;
  // A link with a `type` attribute is a download, not a page.
  if (anchor.type !== '') return null;
  const samePage = anchor.pathname === location.pathname && anchor.search === location.search;
  if (samePage && anchor.hash !== '') return null;
  const known = localeOf(anchor.pathname) === locale && matchPage(anchor.pathname) !== null;
  return known ? anchor.pathname + anchor.search + anchor.hash : null;
}

/** Hover time in milliseconds before a page is prefetched; a shorter hover is only passing over. */
const REST_MS = 80;

export const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Makes the router handle clicks on plain links, and prefetches their pages. */
export function followLinks({ locale, navigate, prefetch }: Follow) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    const to = linkUrl(event, locale);
    if (to === null) return;
    event.preventDefault();
    // Set by `open-cards.ts`.
    navigate(to, (event.target as Element).closest('[data-transition]') !== null);
  });
  if (isConnectionLimited()) return;
  let resting: ReturnType<typeof setTimeout>;
  const led = (event: Event, follow: (to: string) => void) => {
    clearTimeout(resting);
    const to = linkUrl(event, locale);
    if (to !== null) follow(to);
  };
  const passive = { passive: true };
  document.addEventListener('pointerdown', (event) => led(event, prefetch), passive);
  document.addEventListener(
    'pointerover',
    (event) => led(event, (to) => (resting = setTimeout(prefetch, REST_MS, to))),
    passive,
  );
}
