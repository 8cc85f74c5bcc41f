import type { createBrowserRouter } from 'react-router-dom';
import { isConnectionDear } from '../lib/connection.ts';
import { matchPage } from '../pages.ts';
import type { CacheMessage } from './worker-message.ts';

/** A page has been looked at, and its pictures have come, when this much time has passed on it. */
const LOOKED_AT_MS = 1000;
/** Photographs of a page that are kept: its gallery comes first. */
const PICTURES = 8;
const WORKER = '/sw.js';

type Policies = { createPolicy: (name: string, rules: { createScriptURL: () => string }) => Policy };
type Policy = { createScriptURL: (address: string) => string };

/** The policy of pages takes the address of a worker from here alone, and here it is always the same. */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('patine-worker', {
  createScriptURL: () => WORKER,
});

const pathsIn = (folder: string, addresses: readonly string[]) => [
  ...new Set(
    addresses
      .map((address) => new URL(address, location.href))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(folder))
      .map(({ pathname }) => pathname),
  ),
];

const shownPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('#main img')]
    .filter(({ complete, currentSrc }) => complete && currentSrc !== '')
    .map(({ currentSrc }) => currentSrc);

const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** Pieces are what people look for again in the underground: other pages are kept as they pass by. */
async function keepPiece() {
  if (matchPage(location.pathname)?.name !== 'product') return;
  const { active } = await navigator.serviceWorker.ready;
  const message: CacheMessage = {
    keep: location.pathname,
    assets: pathsIn('/assets/', fetched()),
    pictures: pathsIn('/media/', shownPictures()).slice(0, PICTURES),
  };
  active?.postMessage(message, { transfer: [] });
}

/** Without network a link leads to a document: the service worker knows which it has kept. */
function followDocuments(event: Event) {
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (anchor && !navigator.onLine) event.stopImmediatePropagation();
}

/** Has a service worker keep what is looked at, for when there is no network. */
export async function cacheForOffline(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>) {
  addEventListener('click', followDocuments, { capture: true });
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  if (isConnectionDear()) return;
  let looking: ReturnType<typeof setTimeout>;
  let place = '';
  const look = () => {
    if (place === location.pathname) return;
    place = location.pathname;
    clearTimeout(looking);
    looking = setTimeout(() => void keepPiece(), LOOKED_AT_MS);
  };
  look();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') look();
  });
}
