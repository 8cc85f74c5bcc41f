import type { CachedHtml } from '@patine/ui/provider/UiProvider';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';

/** Holds about twenty thousand product cards, more than the pages that are requested often. */
const MAX_BYTES = 64 * 1024 * 1024;

export type FragmentCache = (key: string, element: ReactElement) => Buffer;

/** An LRU cache of rendered elements. Use one per language: the key does not contain it. */
export function createFragmentCache(render: (element: ReactElement) => string): FragmentCache {
  const known = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes, key) => bytes.byteLength + key.length,
  });
  return (key, element) => {
    const cache = known.get(key);
    if (cache) return cache;
    const bytes = Buffer.from(render(element));
    known.set(key, bytes);
    return bytes;
  };
}

/** Placeholder for a cached fragment while React renders; random, so that user content cannot contain it. */
const MARK = crypto.randomUUID();

export type CachedFragments = {
  cachedHtml: CachedHtml;
  /** React's output as bytes, with the cached fragments in place of their markers. */
  fill: (html: string) => Buffer[];
};

/** The cached fragments of one page. They stay bytes: converting them to strings is most of the cost of rendering a list page. */
export function cacheFragments(cache: FragmentCache): CachedFragments {
  const parts: Buffer[] = [];
  return {
    cachedHtml: (key, element) => `${MARK}${parts.push(cache(key, element)) - 1};`,
    fill: (html) => {
      const [before = '', ...rest] = html.split(MARK);
      const bytes: Buffer[] = [Buffer.from(before)];
      for (const product of rest) {
        const end = product.indexOf(';');
        const part = parts[Number(product.slice(0, end))];
        if (part) bytes.push(part);
        if (end < product.length - 1) bytes.push(Buffer.from(product.slice(end + 1)));
      }
      return bytes;
    },
  };
}
