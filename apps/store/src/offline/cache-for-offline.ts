import type { createBrowserRouter } from 'react-router-dom';
import { isConnectionLimited } from '../lib/connection.ts';
import { matchPage } from '../pages.ts';
import type { CacheMessage } from './worker-message.ts';

/** Delay in milliseconds after which a page is cached: its images have probably loaded. */
const CACHE_DELAY_MS = 1000;
/** Maximum number of cached images per page; the gallery comes first. */
const MAX_PICTURES = 8;
const WORKER = '/sw.js';

type Policies = { createPolicy: (name: string, rules: { createScriptURL: () => string }) => Policy };
type Policy = { createScriptURL: (url: string) => string };

/** The pages' Trusted Types policy allows only this constant worker URL. */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('patine-worker', {
  createScriptURL: () => WORKER,
});

const pathsIn = (folder: string, urls: readonly string[]) => [
  ...new Set(
    urls
      .map((url) => new URL(url, location.href))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(folder))
      .map(({ pathname }) => pathname),
  ),
];

const shownPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('#main img')]
    .filter(({ complete, currentSrc }) => complete && currentSrc !== '')
    .map(({ currentSrc }) => currentSrc);

const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** Caches product pages with their images; the worker caches other pages as it fetches them. */
async function cacheProduct() {
  if (matchPage(location.pathname)?.name !== 'product') return;
  const { active } = await navigator.serviceWorker.ready;
  const message: CacheMessage = {
    keep: location.pathname,
    assets: pathsIn('/assets/', fetched()),
    pictures: pathsIn('/media/', shownPictures()).slice(0, MAX_PICTURES),
  };
  active?.postMessage(message, { transfer: [] });
}

/** Offline, links load documents: the service worker responds with cached ones. */
function loadDocumentOffline(event: Event) {
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (anchor && !navigator.onLine) event.stopImmediatePropagation();
}

/** Registers the service worker and has it cache visited pages. */
export async function cacheForOffline(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>) {
  addEventListener('click', loadDocumentOffline, { capture: true });
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  if (isConnectionLimited()) return;
  let timer: ReturnType<typeof setTimeout>;
  let lastPath = '';
  const scheduleCaching = () => {
    if (lastPath === location.pathname) return;
    lastPath = location.pathname;
    clearTimeout(timer);
    timer = setTimeout(() => void cacheProduct(), CACHE_DELAY_MS);
  };
  scheduleCaching();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') scheduleCaching();
  });
}
