import { type Locale, localeOf } from '@patine/core';
import { matchPage } from '../pages.ts';
import { isConnectionDear } from './connection.ts';

export type Follow = {
  locale: Locale;
  /** Changes the page in place. */
  navigate: (to: string) => void;
  /** Begins to fetch what a page needs, before it is asked for. */
  prefetch: (to: string) => void;
};

/** Address of a link that changes the page in place; null for everything that is a new document. */
function addressOf(event: Event, locale: Locale): string | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || anchor.origin !== location.origin || anchor.hasAttribute('download')) return null;
  if (anchor.target && anchor.target !== '_self') return null;
  // A link that names its type leads to no page.
  if (anchor.type !== '') return null;
  const samePage = anchor.pathname === location.pathname && anchor.search === location.search;
  if (samePage && anchor.hash !== '') return null;
  const known = localeOf(anchor.pathname) === locale && matchPage(anchor.pathname) !== null;
  return known ? anchor.pathname + anchor.search + anchor.hash : null;
}

/** How long a pointer rests on a link before its page is fetched: less is only passing over. */
const REST_MS = 80;

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Has the router follow links that no component has handled, and fetches their pages ahead. */
export function followLinks({ locale, navigate, prefetch }: Follow) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    const to = addressOf(event, locale);
    if (to === null) return;
    event.preventDefault();
    navigate(to);
  });
  if (isConnectionDear()) return;
  let resting: ReturnType<typeof setTimeout>;
  const led = (event: Event, follow: (to: string) => void) => {
    clearTimeout(resting);
    const to = addressOf(event, locale);
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
