import type { Strategy } from 'workbox-strategies';
import { MINUTE_MS } from '@patine/core';
import type { CacheMessage } from '../src/offline/worker-message.ts';
import { isPublicPage } from './is-cacheable.ts';
import { assetsIn } from './cached-page.ts';
import { PAGES_STORE, assets, pages, pictures } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

/** A copy younger than this was kept when the page was fetched. */
const FRESH_MS = MINUTE_MS;
/** The most that one page may ask to be kept of each. */
const MOST = 100;

const keptPage = (url: URL) => caches.match(url, { cacheName: PAGES_STORE, ignoreVary: true });

const isFresh = (kept: Response | undefined) =>
  kept !== undefined && Date.now() - Date.parse(kept.headers.get('date') ?? '') < FRESH_MS;

/** Asks as a stranger would, and takes no redirect for the page: what is kept is what anybody gets. */
const asStranger = (url: URL) =>
  new Request(url, { credentials: 'omit', redirect: 'error', headers: { accept: 'text/html' } });

/** One that cannot be had holds up no other. */
async function runAll(event: ExtendableEvent, strategy: Strategy, requests: readonly (Request | string)[]) {
  await Promise.allSettled(
    requests.slice(0, MOST).map(async (request) => {
      const [answer, done] = strategy.handleAll({ event, request });
      await answer;
      await done;
    }),
  );
}

/** Keeps a page that was reached without its document, with what it needs to be read without network. */
export async function cachePage(event: ExtendableEvent, message: CacheMessage) {
  const url = new URL(message.keep, self.location.origin);
  if (url.origin !== self.location.origin || !isPublicPage(url)) return;
  try {
    if (!isFresh(await keptPage(url))) await runAll(event, pages, [asStranger(url)]);
    const html = await (await keptPage(url))?.text();
    if (html === undefined) return;
    await runAll(event, pictures, message.pictures);
    await runAll(event, assets, [...new Set([...assetsIn(html), ...message.assets])]);
  } catch {
    // Away, or out of room: the page is kept another time.
  }
}
