import type { Locale } from '@patine/core';
import { localeOf, matchPage } from '../pages.ts';

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
  const samePage = anchor.pathname === location.pathname && anchor.search === location.search;
  if (samePage && anchor.hash !== '') return null;
  const known = localeOf(anchor.pathname) === locale && matchPage(anchor.pathname) !== null;
  return known ? anchor.pathname + anchor.search + anchor.hash : null;
}

/** A pointer on its way elsewhere asks for nothing. */
const REST_MS = 80;

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Listens for the presses that no component has taken for itself. */
export function followLinks({ locale, navigate, prefetch }: Follow) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    const to = addressOf(event, locale);
    if (to === null) return;
    event.preventDefault();
    navigate(to);
  });
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (saves) return;
  let resting: ReturnType<typeof setTimeout>;
  const hint = (event: Event, delay: number) => {
    clearTimeout(resting);
    const to = addressOf(event, locale);
    if (to !== null) resting = setTimeout(() => prefetch(to), delay);
  };
  document.addEventListener('pointerdown', (event) => hint(event, 0), { passive: true });
  document.addEventListener('pointerover', (event) => hint(event, REST_MS), { passive: true });
}
