import { LRUCache } from 'lru-cache';
import { DAY_MS } from '@patine/core';
import type { StoredPage } from './stored-page.ts';

/** Milliseconds for which a page is fresh; a sale is visible after at most twice that. */
export const FRESH_MS = 1000;
/** Until this age a stale page is served while it is revalidated; after it, the visitor waits for the new one. */
export const REVALIDATE_MS = 2000;
/** Maximum age of a page that is served because rendering fails. */
export const STALE_IF_ERROR_MS = DAY_MS;

export type Freshness = 'hit' | 'stale' | 'miss' | 'away';
export type CachedResponse = { page: StoredPage; freshness: Freshness };

export type PageCacheOptions = {
  maxBytes: number;
  now: () => number;
  /** Called when a render failed and a stale page was served. */
  onFailure: (error: unknown) => void;
};

type Entry = { page: StoredPage; madeAt: number };

/** Statuses that are cached by URL; caching every 404 would let anybody fill the cache. */
const CACHEABLE_STATUSES: readonly number[] = [200, 301];
/** Lists have as many URLs as there are texts anyway, and a link to a sold-out list may be in a newsletter. */
export const CACHEABLE_LIST_STATUSES: readonly number[] = [...CACHEABLE_STATUSES, 404];
const isPoor = ({ status, incomplete }: StoredPage) => incomplete === true || status >= 500;

/** Pages by URL: one concurrent render each; stale pages are cacheable for when rendering fails. */
export function createPageCache({ maxBytes, now, onFailure }: PageCacheOptions) {
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ page }, key) => page.size + key.length,
  });
  const pending = new Map<string, Promise<StoredPage>>();

  const make = (key: string, render: () => Promise<StoredPage>, cacheable: readonly number[]) => {
    // Without a cache every request renders: load measurements rely on that.
    const running = maxBytes > 0 ? pending.get(key) : undefined;
    if (running) return running;
    const made = render()
      .then((page) => {
        if (maxBytes > 0 && !page.incomplete && cacheable.includes(page.status))
          entries.set(key, { page, madeAt: now() });
        else if (!isPoor(page)) entries.delete(key);
        return page;
      })
      .finally(() => pending.delete(key));
    pending.set(key, made);
    return made;
  };

  /** The cached page of this key, if it is fresh. */
  const fresh = (key: string): StoredPage | undefined => {
    const known = entries.get(key);
    return known && now() - known.madeAt <= FRESH_MS ? known.page : undefined;
  };

  /** The page of a key, rendered if there is no fresh one; `cacheable` are the statuses to cache. */
  async function get(
    key: string,
    render: () => Promise<StoredPage>,
    cacheable: readonly number[] = CACHEABLE_STATUSES,
  ): Promise<CachedResponse> {
    const young = fresh(key);
    if (young) return { page: young, freshness: 'hit' };
    const known = entries.get(key);
    const age = known ? now() - known.madeAt : Infinity;
    if (known && age <= REVALIDATE_MS) {
      make(key, render, cacheable).catch(onFailure);
      return { page: known.page, freshness: 'stale' };
    }
    const standIn = known && age <= STALE_IF_ERROR_MS ? known.page : null;
    try {
      const page = await make(key, render, cacheable);
      return standIn && isPoor(page) ? { page: standIn, freshness: 'away' } : { page, freshness: 'miss' };
    } catch (error) {
      if (!standIn) throw error;
      onFailure(error);
      return { page: standIn, freshness: 'away' };
    }
  }

  return { get, fresh, bytes: () => entries.calculatedSize, count: () => entries.size };
}

export type PageCache = ReturnType<typeof createPageCache>;
