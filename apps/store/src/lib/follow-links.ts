import { type Locale, localeOf } from '@patine/core';
import { matchPage } from '../pages.ts';
import { isConnectionLimited } from './connection.ts';
import { startsViewTransition } from './view-transition.ts';

export type Follow = {
  locale: Locale;
  /** Window width in CSS pixels below which cards open in the same tab. */
  sameTabBelow: number | undefined;
  /** Navigates on the client, with a view transition or without. */
  navigate: (to: string, viewTransition?: boolean) => void;
  /** Starts fetching what a page needs before it is opened. */
  prefetch: (to: string) => void;
};

const anchorOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/** URL of a link that can be navigated on the client; null for every link that loads a document. */
function linkUrl(anchor: HTMLAnchorElement | null, { locale, sameTabBelow = 0 }: Follow): string | null {
  if (!anchor || anchor.origin !== location.origin || anchor.hasAttribute('download')) return null;
  const page = matchPage(anchor.pathname);
  const opensHere = page?.name === 'product' && innerWidth < sameTabBelow;
  if (anchor.target && anchor.target !== '_self' && !opensHere) return null;
  // A link with a `type` attribute is a download, not a page.
  if (anchor.type !== '') return null;
  const samePage = anchor.pathname === location.pathname && anchor.search === location.search;
  if (samePage && anchor.hash !== '') return null;
  const known = localeOf(anchor.pathname) === locale && page !== null;
  return known ? anchor.pathname + anchor.search + anchor.hash : null;
}

/** Hover time in milliseconds before a page is prefetched; a shorter hover is only passing over. */
const REST_MS = 80;

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Makes the router handle clicks on plain links, and prefetches their pages. */
export function followLinks(options: Follow) {
  const { navigate, prefetch } = options;
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    const anchor = anchorOf(event);
    const to = linkUrl(anchor, options);
    if (to === null) return;
    event.preventDefault();
    navigate(to, startsViewTransition(anchor));
  });
  if (isConnectionLimited()) return;
  let resting: ReturnType<typeof setTimeout>;
  const led = (event: Event, follow: (to: string) => void) => {
    clearTimeout(resting);
    const to = linkUrl(anchorOf(event), options);
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
