import type { Strategy } from 'workbox-strategies';
import { MINUTE_MS } from '@patine/core';
import type { CacheMessage } from '../src/offline/worker-message.ts';
import { isPublicPage } from './is-cacheable.ts';
import { assetsIn } from './cached-page.ts';
import { PAGES_STORE, assets, pages, pictures } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

/** A younger copy was cached when the document was fetched. */
const FRESH_MS = MINUTE_MS;
/** Maximum number of resources of each kind in one message. */
const MAX_RESOURCES = 100;

const cachedPage = (url: URL) => caches.match(url, { cacheName: PAGES_STORE, ignoreVary: true });

const isFresh = (cached: Response | undefined) =>
  cached !== undefined && Date.now() - Date.parse(cached.headers.get('date') ?? '') < FRESH_MS;

/** Requests without cookies and refuses redirects: the cached copy must be public. */
const withoutCredentials = (url: URL) =>
  new Request(url, { credentials: 'omit', redirect: 'error', headers: { accept: 'text/html' } });

/** A resource that fails to load does not affect the others. */
async function runAll(event: ExtendableEvent, strategy: Strategy, requests: readonly (Request | string)[]) {
  await Promise.allSettled(
    requests.slice(0, MAX_RESOURCES).map(async (request) => {
      const [response, done] = strategy.handleAll({ event, request });
      await response;
      await done;
    }),
  );
}

/** Caches a page that was reached by client-side navigation, with its resources. */
export async function cachePage(event: ExtendableEvent, message: CacheMessage) {
  const url = new URL(message.keep, self.location.origin);
  if (url.origin !== self.location.origin || !isPublicPage(url)) return;
  try {
    if (!isFresh(await cachedPage(url))) await runAll(event, pages, [withoutCredentials(url)]);
    const html = await (await cachedPage(url))?.text();
    if (html === undefined) return;
    await runAll(event, pictures, message.pictures);
    await runAll(event, assets, [...new Set([...assetsIn(html), ...message.assets])]);
  } catch {
    // Offline or out of quota: the page is cached on a later visit.
  }
}
