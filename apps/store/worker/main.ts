import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { isClearMessage, readCacheMessage } from '../src/offline/worker-message.ts';
import { clearPages } from './clear-pages.ts';
import { isPublicPage } from './is-cacheable.ts';
import { cachePage } from './cache-page.ts';
import { offlineResponse } from './offline-response.ts';
import { dropOldShells, cacheShell, readAsset } from './shell.ts';
import { PICTURES_STORE, assets, pages } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

// A new worker activates at once: pages come from the network, and asset names contain a content hash.
self.addEventListener('install', (event) => {
  event.waitUntil(cacheShell().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), self.registration.navigationPreload?.enable()]));
});
clientsClaim();

const isVisit = (request: Request) => request.mode === 'navigate';

registerRoute(({ request, url, sameOrigin }) => sameOrigin && isVisit(request) && isPublicPage(url), pages);
// Private pages are never cached; offline they show the offline page.
registerRoute(({ request, sameOrigin }) => sameOrigin && isVisit(request), new NetworkOnly());
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
// Browsers cache viewed images themselves; these copies remain after the browser evicts them.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
  async ({ request }) => {
    const cached = () => caches.match(request, { cacheName: PICTURES_STORE, ignoreVary: true });
    return fetch(request).catch(async () => (await cached()) ?? Response.error());
  },
);

setCatchHandler(async ({ request }) => {
  const response = isVisit(request) ? await offlineResponse(new URL(request.url)) : await readAsset(request);
  return response ?? Response.error();
});

self.addEventListener('message', (event) => {
  if (isClearMessage(event.data)) event.waitUntil(clearPages());
  const message = readCacheMessage(event.data);
  if (message) event.waitUntil(cachePage(event, message));
});
