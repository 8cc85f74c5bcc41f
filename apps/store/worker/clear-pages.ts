import { CacheExpiration } from 'workbox-expiration';
import { PAGES_STORE, PICTURES_STORE } from './stores.ts';

/** Deletes all caches that reveal what was viewed. Shared assets stay. */
export async function clearPages() {
  await Promise.all(
    [PAGES_STORE, PICTURES_STORE].map(async (name) => {
      await caches.delete(name);
      // Workbox stores last-used times in a database of its own.
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
    }),
  );
}
