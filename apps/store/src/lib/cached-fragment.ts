import type { CachedHtml } from '@patine/ui/provider/UiProvider';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';

/** Some twenty thousand cards: more than the pages that are asked for again and again show. */
const MOST_BYTES = 64 * 1024 * 1024;

export type FragmentCache = (key: string, element: ReactElement) => Buffer;

/** Keeps what an element was rendered to, those asked for last in front. One language each: the key says none. */
export function createFragmentCache(render: (element: ReactElement) => string): FragmentCache {
  const known = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (bytes, key) => bytes.byteLength + key.length,
  });
  return (key, element) => {
    const kept = known.get(key);
    if (kept) return kept;
    const bytes = Buffer.from(render(element));
    known.set(key, bytes);
    return bytes;
  };
}

/** What stands for kept parts while React writes a page: nobody who fills in a name can guess it. */
const MARK = crypto.randomUUID();

export type CachedFragments = {
  keptHtml: CachedHtml;
  /** The bytes of what React wrote, kept parts in their places. */
  fill: (html: string) => Buffer[];
};

/** The kept parts of one page. They never become text again, which is most of what a list page costs to write. */
export function cacheFragments(kept: FragmentCache): CachedFragments {
  const parts: Buffer[] = [];
  return {
    keptHtml: (key, element) => `${MARK}${parts.push(kept(key, element)) - 1};`,
    fill: (html) => {
      const [before = '', ...rest] = html.split(MARK);
      const bytes: Buffer[] = [Buffer.from(before)];
      for (const piece of rest) {
        const end = piece.indexOf(';');
        const part = parts[Number(piece.slice(0, end))];
        if (part) bytes.push(part);
        if (end < piece.length - 1) bytes.push(Buffer.from(piece.slice(end + 1)));
      }
      return bytes;
    },
  };
}
