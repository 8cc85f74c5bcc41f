import { LRUCache } from 'lru-cache';
import { LISTS_KEY } from '@patine/contract/pages/surrogate-keys';
import { DAY_MS } from '@patine/core';
import type { ChangeFeed } from './change-feed.ts';
import { createPurgedKeys } from './purged-keys.ts';
import type { StoredPage } from './stored-page.ts';

/** Milliseconds for which a page is fresh; a sale is visible after at most twice that. */
export const FRESH_MS = 1000;
/** The same for a page whose changes are announced. */
export const ANNOUNCED_FRESH_MS = 30_000;
/** Until this age a stale page is served while it is revalidated; after it, the visitor waits for the new one. */
export const REVALIDATE_MS = 2 * FRESH_MS;
/** Maximum age of a page that is served because rendering fails. */
export const STALE_IF_ERROR_MS = DAY_MS;

export type Freshness = 'hit' | 'stale' | 'miss' | 'away';
export type CachedResponse = { page: StoredPage; freshness: Freshness };

export type PageCacheOptions = {
  maxBytes: number;
  now: () => number;
  /** Announces the surrogate keys of what has changed; absent without Redis. */
  changes?: ChangeFeed | undefined;
  /** Called when a render failed and a stale page was served. */
  onFailure: (error: unknown) => void;
};

type Entry = {
  page: StoredPage;
  madeAt: number;
  /** Number of announced changes before it was rendered. */
  changes: number;
  /** What was found at the last comparison with the announced changes. */
  compared?: { changes: number; found: Comparison };
};

/** `lists`: nothing on the page has changed but which products there are. */
type Comparison = 'unchanged' | 'lists' | 'changed';

/** Statuses that are cached by URL; caching every 404 would let anybody fill the cache. */
const CACHEABLE_STATUSES: readonly number[] = [200, 301];
/** Lists have as many URLs as there are texts anyway, and a link to a sold-out list may be in a newsletter. */
export const CACHEABLE_LIST_STATUSES: readonly number[] = [...CACHEABLE_STATUSES, 404];
const isPoor = ({ status, incomplete }: StoredPage) => incomplete === true || status >= 500;

/** Pages by URL: one concurrent render each; stale pages are cacheable for when rendering fails. */
export function createPageCache({ maxBytes, now, changes: feed, onFailure }: PageCacheOptions) {
  const purged = createPurgedKeys();
  feed?.listen(purged.add);

  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ page }, key) => page.size + key.length,
  });
  const pending = new Map<string, Promise<StoredPage>>();

  const compare = ({ page: { keys = [] }, changes }: Pick<Entry, 'page' | 'changes'>): Comparison => {
    if (!purged.hasChangedSince(changes, keys)) return 'unchanged';
    const others = keys.filter((key) => key !== LISTS_KEY);
    return purged.hasChangedSince(changes, others) ? 'changed' : 'lists';
  };

  /** Compares once after each change, however often the page is asked for. */
  const comparisonOf = (entry: Entry): Comparison => {
    if (entry.compared?.changes !== purged.count())
      entry.compared = { changes: purged.count(), found: compare(entry) };
    return entry.compared.found;
  };

  /** A page that was rendered while something on it changed is rendered again, once. */
  const renderUnchanged = async (render: () => Promise<StoredPage>): Promise<Omit<Entry, 'madeAt'>> => {
    for (let tries = 1; ; tries += 1) {
      const changes = purged.count();
      const page = await render();
      if (tries === 2 || compare({ page, changes }) !== 'changed') return { page, changes };
    }
  };

  const make = (key: string, render: () => Promise<StoredPage>, cacheable: readonly number[]) => {
    // Without a cache every request renders: load measurements rely on that.
    const running = maxBytes > 0 ? pending.get(key) : undefined;
    if (running) return running;
    const made = renderUnchanged(render)
      .then((rendered) => {
        const { page } = rendered;
        if (maxBytes > 0 && !page.incomplete && cacheable.includes(page.status))
          entries.set(key, { ...rendered, madeAt: now() });
        else if (!isPoor(page)) entries.delete(key);
        return page;
      })
      .finally(() => pending.delete(key));
    pending.set(key, made);
    return made;
  };

  /** For how long an entry is fresh, in milliseconds: longer while all that changes on it is announced. */
  const lifetimeOf = (entry: Entry) => {
    const found = comparisonOf(entry);
    if (found === 'changed') return -1;
    const isAnnounced = entry.page.keys !== undefined && feed?.isHeard() === true;
    return isAnnounced && found === 'unchanged' ? ANNOUNCED_FRESH_MS : FRESH_MS;
  };

  /** The cached page of this key, if it is fresh. */
  const fresh = (key: string): StoredPage | undefined => {
    const known = entries.get(key);
    return known && now() - known.madeAt <= lifetimeOf(known) ? known.page : undefined;
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
    if (known && age <= 2 * lifetimeOf(known)) {
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
