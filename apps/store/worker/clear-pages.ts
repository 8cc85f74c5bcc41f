import { CacheExpiration } from 'workbox-expiration';
import { PAGES_STORE, PICTURES_STORE } from './stores.ts';

/** Lets go of every copy that tells what somebody looked at. What pages are made of is the same for everybody. */
export async function clearPages() {
  await Promise.all(
    [PAGES_STORE, PICTURES_STORE].map(async (name) => {
      await caches.delete(name);
      // The addresses of its copies are noted apart, with when each was used.
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
    }),
  );
}
