import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { localeOf, DAY_SECONDS } from '@patine/core';
import { BOUNDS, type Bounds } from './bounds.ts';
import { isCacheable } from './is-cacheable.ts';
import { readShell } from './shell.ts';
import { asCachedCopy } from './cached-page.ts';

/** Cached responses have one variant each, so `Vary` is ignored. */
const matchOptions = { ignoreVary: true };

const bounded = ({ entries, days }: Bounds) =>
  new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: days * DAY_SECONDS,
    matchOptions,
    purgeOnQuotaError: true,
  });

/** A response with a changed body; length and encoding headers of the old body are dropped. */
export function rewritten({ status, headers }: Response, html: string): Response {
  const cached = new Headers(headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) cached.delete(name);
  return new Response(html, { status, headers: cached });
}

async function cachedCopy(response: Response, { pathname }: URL): Promise<Response> {
  const locale = localeOf(pathname);
  const offline = await (await readShell(locale))?.text();
  if (offline === undefined) return response;
  const cachedAt = new Date(response.headers.get('date') ?? Date.now());
  return rewritten(response, asCachedCopy(await response.text(), offline, cachedAt));
}

export const PAGES_STORE = 'pages';
export const PICTURES_STORE = 'pictures';

/** Network first: a cached page is only shown offline, and says so. */
export const pages = new NetworkFirst({
  cacheName: PAGES_STORE,
  matchOptions,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null) },
    bounded(BOUNDS.pages),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse && cachedCopy(cachedResponse, new URL(request.url)),
    },
  ],
});

/** Cache first: asset names contain a content hash. */
export const assets = new CacheFirst({
  cacheName: 'assets',
  matchOptions,
  plugins: [bounded(BOUNDS.assets)],
});

/** Images of viewed products only: those of a list would evict them. */
export const pictures = new CacheFirst({
  cacheName: PICTURES_STORE,
  matchOptions,
  plugins: [bounded(BOUNDS.pictures)],
});
