import { LRUCache } from 'lru-cache';
import { DAY_MS } from '@patine/core';
import type { StoredPage } from './stored-page.ts';

/** A page is served as it is for this long; a sale shows within twice that. */
export const FRESH_MS = 1000;
/** Until here a stale page is served while a new one is made; after it, the visitor waits for the new one. */
export const REVALIDATE_MS = 2000;
/** How old a page may be that is served because no new one can be made. */
export const AWAY_MS = DAY_MS;

export type Freshness = 'hit' | 'stale' | 'miss' | 'away';
export type CachedResponse = { page: StoredPage; freshness: Freshness };

export type PageCacheOptions = {
  maxBytes: number;
  now: () => number;
  /** Told of a render that failed while an older page was served. */
  onFailure: (error: unknown) => void;
};

type Entry = { page: StoredPage; madeAt: number };

/** What may be kept at an address of its own; what is not there would fill the cache with anybody's inventions. */
const KEPT: readonly number[] = [200, 301];
const isPoor = ({ status, incomplete }: StoredPage) => incomplete === true || status >= 500;

/** Pages by address: one render at a time each, stale ones kept for when none can be made. */
export function createPageCache({ maxBytes, now, onFailure }: PageCacheOptions) {
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ page }, key) => page.size + key.length,
  });
  const pending = new Map<string, Promise<StoredPage>>();

  const make = (key: string, render: () => Promise<StoredPage>, kept: readonly number[]) => {
    // Without a cache every request is rendered: that is what is measured then.
    const running = maxBytes > 0 ? pending.get(key) : undefined;
    if (running) return running;
    const made = render()
      .then((page) => {
        if (maxBytes > 0 && !page.incomplete && kept.includes(page.status))
          entries.set(key, { page, madeAt: now() });
        else if (!isPoor(page)) entries.delete(key);
        return page;
      })
      .finally(() => pending.delete(key));
    pending.set(key, made);
    return made;
  };

  /** A page that may be served as it is, if there is one. */
  const fresh = (key: string): StoredPage | undefined => {
    const known = entries.get(key);
    return known && now() - known.madeAt <= FRESH_MS ? known.page : undefined;
  };

  /** The page of a key, rendered when there is none that is young enough; `kept` are the statuses worth keeping. */
  async function get(
    key: string,
    render: () => Promise<StoredPage>,
    kept: readonly number[] = KEPT,
  ): Promise<CachedResponse> {
    const young = fresh(key);
    if (young) return { page: young, freshness: 'hit' };
    const known = entries.get(key);
    const age = known ? now() - known.madeAt : Infinity;
    if (known && age <= REVALIDATE_MS) {
      make(key, render, kept).catch(onFailure);
      return { page: known.page, freshness: 'stale' };
    }
    const standIn = known && age <= AWAY_MS ? known.page : null;
    try {
      const page = await make(key, render, kept);
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
