/** Ids of the elements that the service worker fills in on the offline page. */
export const CACHED_LIST_ID = 'kept-pages';
export const CACHED_ITEM_ID = 'kept-page';
export const CACHED_COPY_ID = 'kept-copy';

/** Placeholders in these elements, which the service worker replaces. */
export const PLACEHOLDERS = {
  at: '%kept-at%',
  path: '%kept-path%',
  title: '%kept-title%',
  picture: '%kept-picture%',
};
