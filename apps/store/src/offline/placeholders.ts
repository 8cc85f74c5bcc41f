/** Where the service worker writes into the page that it shows when there is no network. */
export const CACHED_LIST_ID = 'kept-pages';
export const CACHED_ITEM_ID = 'kept-page';
export const CACHED_COPY_ID = 'kept-copy';

/** What stands for a fact in these until it is known. */
export const PLACEHOLDERS = {
  at: '%kept-at%',
  path: '%kept-path%',
  title: '%kept-title%',
  picture: '%kept-picture%',
};
